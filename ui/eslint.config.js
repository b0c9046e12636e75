import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'dist-recorded', 'src/types'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['*.ts', '*.js'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    ignores: ['src/backend.ts'],
    rules: {
      // One door to the program: everything else is testable without a window.
      'no-restricted-imports': ['error', { patterns: ['@tauri-apps/*'] }],
      // A style attribute in markup is blocked by the content security policy.
      'svelte/no-inline-styles': 'off',
    },
  },
);
