import { makeStyles } from '@fluentui/react-components';
import { encode } from 'uqr';

import { useWords } from '../../words/use-words.ts';

const useStyles = makeStyles({
  figure: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4px', margin: 0 },
  // Phones read dark on light only, so the code ignores the user's colours.
  picture: { width: '96px', height: '96px', backgroundColor: '#ffffff', forcedColorAdjust: 'none' },
});

export interface FooterQrProps {
  /** The web address in the code. */
  readonly says: string;
}

/** The platform's QR code, drawn from its content, so that no external picture is loaded. */
export function FooterQr({ says }: FooterQrProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { data, size } = encode(says, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={say('shell.footer-qr-label', { address: says })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={styles.picture}
      >
        <path d={path} fill="#000000" />
      </svg>
      <figcaption>{say('shell.footer-qr')}</figcaption>
    </figure>
  );
}
