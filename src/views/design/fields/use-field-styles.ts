import { makeStyles } from '@fluentui/react-components';

import { onPhone } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';

/** The style of the portal's fields beyond Fluent's: an even border, and enough height for touch on a phone. */
export const useFieldStyles = makeStyles({
  // Without this, the grid's column is as wide as its widest content, and a long option would push the field over its
  // neighbour.
  field: { minWidth: 0, maxWidth: '100%', gridTemplateColumns: 'minmax(0, 1fr)', '& label': { fontWeight: 600 } },
  input: {
    width: '100%',
    minWidth: 0,
    border: `1px solid ${portal.fieldLine}`,
    [onPhone]: { minHeight: '44px', fontSize: '16px' },
  },
  select: {
    width: '100%',
    minWidth: 0,
    '& select': {
      minWidth: 0,
      maxWidth: '100%',
      textOverflow: 'ellipsis',
      border: `1px solid ${portal.fieldLine}`,
      [onPhone]: { height: '44px', fontSize: '16px' },
    },
  },
  amount: { '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } },
});
