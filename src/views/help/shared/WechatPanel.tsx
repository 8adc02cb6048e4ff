import { makeStyles, tokens } from '@fluentui/react-components';
import { encode } from 'uqr';
import { useMemo } from 'react';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  panel: { padding: '14px 16px', width: '220px', maxWidth: 'calc(100vw - 100px)', textAlign: 'center' },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  // Cameras read dark on light only, so the code ignores the portal's colours.
  code: {
    display: 'block',
    width: '180px',
    height: '180px',
    margin: '8px auto',
    backgroundColor: '#ffffff',
    forcedColorAdjust: 'none',
  },
  words: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  link: {
    color: portal.accent,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

/** The QR code of the platform's WeChat account, with a link for users on a phone. */
export function WechatPanel({ address }: { readonly address: string }) {
  const styles = useStyles();
  const { say } = useWords();
  const { data, size } = useMemo(() => encode(address, { border: 3 }), [address]);
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{say('corner.wechat-title')}</h2>
      <svg
        role="img"
        aria-label={say('corner.wechat-code')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <path d={path} fill="#000000" />
      </svg>
      <div className={styles.words}>
        {say('corner.wechat-body')}{' '}
        <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {say('corner.wechat-open')}
        </a>
      </div>
    </div>
  );
}
