import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { ReviewStage } from '../../domain/materials/package-machine.ts';
import { reducedMotion } from '../../views/design/breakpoints.ts';
import { portal } from '../../views/design/portal-tokens.ts';
import { useWords } from '../../words/use-words.ts';
import { ChangeNote } from './ChangeNote.tsx';
import { FileButtons } from './FileButtons.tsx';
import { LastResult } from './LastResult.tsx';
import { LineFields } from './LineFields.tsx';
import { ObjectionNote } from './ObjectionNote.tsx';
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
});

export interface LineCardProps {
  readonly line: ReviewLine;
  /** Undefined where it can only be looked at. */
  readonly stage: ReviewStage | undefined;
  readonly verdict: Verdict | undefined;
  readonly shown: string | undefined;
  readonly onShown: (pkFile: string) => void;
}

/** One document: its fields, its files, what changed, and the verdict on it. */
export function LineCard({ line, stage, verdict, shown, onShown }: LineCardProps) {
  const styles = useStyles();
  const { say: sayPortal } = useWords();
  const frame = useRef<HTMLElement>(null);
  const isShown = [...line.files, ...line.filesBefore].some(({ pkFile }) => pkFile === shown);
  const wasShown = useRef(isShown);
  const { item, number, name: fullName } = line;
  const inReview = stage !== undefined;
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
      {inReview && <ObjectionNote objection={line.objection} />}
      {item && <ChangeNote item={item} />}
      {item && <LastResult result={item.result} reason={item.reason} inReview={inReview} />}
      {item && <LineFields fields={item.fields} />}
      <FileButtons files={line.files} shown={shown} onShown={onShown} />
      <FileButtons files={line.filesBefore} before shown={shown} onShown={onShown} />
      {stage && verdict?.result === 'NOPASS' && <ReasonBox line={line} verdict={verdict} stage={stage} />}
    </article>
  );
}
