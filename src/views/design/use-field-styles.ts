import { makeStyles } from '@fluentui/react-components';

import { onPhone } from './breakpoints.ts';
import { portal } from './portal-tokens.ts';

/** How the portal's fields look beyond Fluent's own: one even line around, tall enough for a thumb on a phone. */
export const useFieldStyles = makeStyles({
  field: { '& label': { fontWeight: 600 } },
  input: {
    width: '100%',
    minWidth: 0,
    border: `1px solid ${portal.fieldLine}`,
    [onPhone]: { minHeight: '44px', fontSize: '16px' },
  },
  select: { width: '100%', '& select': { border: `1px solid ${portal.fieldLine}`, [onPhone]: { height: '44px', fontSize: '16px' } } },
  amount: { '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } },
});
