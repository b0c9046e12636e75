/** The files of the Fluent catalogues, joined: one text a language. */

const files = import.meta.glob<string>('../i18n/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All texts of a language. */
export function catalogue(language: string): string {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`../i18n/${language}/`))
    .map(([, text]) => text)
    .join('\n');
}
