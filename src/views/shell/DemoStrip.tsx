import type { CSSProperties } from 'react';

import { portal } from '../design/theme/portal-tokens.ts';
import { useWords } from '../../words/use-words.ts';
import { useFrameStyles } from '../platform/use-frame-styles.ts';

const strip: CSSProperties = {
  backgroundColor: portal.warnGround,
  color: portal.warnInk,
  fontSize: '12px',
  lineHeight: '24px',
};

/** The banner of a demonstration on every page, with a link to the sign-in as another user (document 1, section 9). */
export function DemoStrip({ accounts }: { readonly accounts: string }) {
  const { width } = useFrameStyles();
  const { say } = useWords();
  return (
    <aside style={strip}>
      <div className={width}>
        <a href={accounts} style={{ color: 'inherit' }}>
          {say('sign-in.demo')}
        </a>
      </div>
    </aside>
  );
}
