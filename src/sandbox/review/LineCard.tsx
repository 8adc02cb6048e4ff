import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Eye16Regular } from '@fluentui/react-icons/svg/eye';
import { useEffect, useRef } from 'react';
import { onPhone, reducedMotion } from '../../views/design/breakpoints.ts';
import { portal } from '../../views/design/portal-tokens.ts';
import { PressButton } from '../../views/design/PressButton.tsx';
import { useWords } from '../../words/use-words.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { ChangeNote } from './ChangeNote.tsx';
import { LastResult } from './LastResult.tsx';
import { LineFields } from './LineFields.tsx';
import type { ReviewLine } from './review-line.ts';
import { ReasonBox } from './ReasonBox.tsx';
import type { Verdict } from './verdict-drawer.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

const useStyles = makeStyles({
  line: {
    padding: '12px 16px 16px', borderTop: `1px solid ${portal.hairlineSoft}`, borderLeft: '3px solid transparent', display: 'flex', flexDirection: 'column', gap: '10px',
    scrollMarginTop: `calc(${portal.barHeight} + 12px)`, scrollMarginBottom: '120px',
    transitionProperty: 'background-color', transitionDuration: '0.15s', [reducedMotion]: { transitionDuration: '0s' },
  },
  shown: { borderLeft: `3px solid ${portal.accent}` },
  returned: { backgroundColor: portal.badRow },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, flexGrow: 1, flexBasis: '160px', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  files: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: '0 -8px' },
  file: { display: 'inline-flex', minWidth: 0, maxWidth: '100%', '& button': { whiteSpace: 'normal', textAlign: 'left', overflowWrap: 'anywhere', [onPhone]: { minHeight: '44px' } } },
});

export interface LineCardProps {
  readonly line: ReviewLine;
  readonly inReview: boolean;
  readonly verdict: Verdict | undefined;
  readonly shown: string | undefined;
  readonly onShown: (pkFile: string) => void;
}

/** One document: its fields, its files, what changed, and the verdict on it. */
export function LineCard({ line, inReview, verdict, shown, onShown }: LineCardProps) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { say: sayPortal } = useWords();
  const frame = useRef<HTMLElement>(null);
  const isShown = line.files.some(({ pkFile }) => pkFile === shown);
  const wasShown = useRef(isShown);
  const { item, number, name: fullName } = line;
  const isContract = item?.docFileType === 'BUSI_CONTRACT';
  const title = number === '' ? fullName : sayPortal(isContract ? 'detail.contract' : 'detail.invoice', { number });

  useEffect(() => {
    // The viewer may have gone on to this document by its own keys.
    if (isShown && !wasShown.current) frame.current?.scrollIntoView?.({ block: 'nearest' });
    wasShown.current = isShown;
  }, [isShown]);

  return (
    <article ref={frame} aria-label={fullName} className={mergeClasses(styles.line, isShown && styles.shown, verdict?.result === 'NOPASS' && styles.returned)}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {inReview && <VerdictButtons line={line} verdict={verdict} />}
      </div>
      {item && <ChangeNote item={item} />}
      {item && <LastResult result={item.result} reason={item.reason} inReview={inReview} />}
      {item && <LineFields fields={item.fields} />}
      <div className={styles.files}>
        {line.files.map(({ pkFile, name }) => (
          <span key={pkFile} className={styles.file}>
            <PressButton kind="subtle" size="small" icon={<Eye16Regular />} aria-pressed={shown === undefined ? undefined : pkFile === shown} label={say('sandbox.show-file', { name })} onPress={() => onShown(pkFile)}>
              {name}
            </PressButton>
          </span>
        ))}
      </div>
      {inReview && verdict?.result === 'NOPASS' && <ReasonBox line={line} verdict={verdict} />}
    </article>
  );
}
