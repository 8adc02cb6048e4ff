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

/**
 * Says on every page of a demonstration that it is one, and leads to where one becomes somebody else (document 1,
 * section 9).
 */
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
