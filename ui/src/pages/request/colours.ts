/** The choice between colours, in words. */

import { t } from '../../i18n';
import type { ColourChoice } from '../../types';

/** These colours as the options of a choice. */
export function colourOptions<T extends ColourChoice>(colours: readonly T[]) {
  return colours.map((value) => ({ value, label: t(`request-colour-${value}`) }));
}
