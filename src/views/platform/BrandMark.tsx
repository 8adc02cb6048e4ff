import { makeStyles } from '@fluentui/react-components';

import { forcedColours, onPhone } from '../design/theme/breakpoints.ts';
import { markStrokes } from '../design/theme/mark-strokes.ts';
import { portal } from '../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  mark: { width: '28px', height: '28px', flexShrink: 0 },
  // Forced colours apply to text but not to drawings.
  stroke: { [forcedColours]: { stroke: 'LinkText' } },
  logo: {
    height: '28px',
    maxWidth: '160px',
    width: 'auto',
    objectFit: 'contain',
    flexShrink: 0,
    [onPhone]: { maxWidth: '96px' },
  },
});

/** The platform's own logo, or the portal's if it has none. */
export function BrandMark({ logoUrl }: { readonly logoUrl: string }) {
  const styles = useStyles();
  if (logoUrl !== '') return <img src={logoUrl} alt="" className={styles.logo} />;
  const [links, bar] = markStrokes;
  return (
    <svg
      viewBox="0 0 28 28"
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
      className={styles.mark}
    >
      <path d={links} stroke={portal.barWords} className={styles.stroke} />
      <path d={bar} stroke={portal.avatar} className={styles.stroke} />
    </svg>
  );
}
