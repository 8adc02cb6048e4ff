import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type FocusEvent } from 'react';
import type { ReviewStage } from '../../domain/evidence/materials/package-machine.ts';
import { reducedMotion } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useWords } from '../../words/use-words.ts';
import type { QueuedItem } from '../api/sandbox-answers.ts';
import { ChangeNote } from './ChangeNote.tsx';
import { ComparedFields } from './ComparedFields.tsx';
import { CorrectionFields } from './CorrectionFields.tsx';
import { FileButtons } from './FileButtons.tsx';
import { LastResult } from './LastResult.tsx';
import { LineFields } from './LineFields.tsx';
import { ObjectionNote } from './ObjectionNote.tsx';
import type { ReviewLine } from './review-line.ts';
import { ReasonBox } from './ReasonBox.tsx';
import { lineId } from './use-line-keys.ts';
import type { Verdict } from './verdict-drawer.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

const useStyles = makeStyles({
  line: {
    padding: '12px 16px 16px', borderTop: `1px solid ${portal.hairlineSoft}`, borderLeft: '3px solid transparent', display: 'flex', flexDirection: 'column', gap: '10px',
    scrollMarginTop: `calc(${portal.barHeight} + 12px)`, scrollMarginBottom: '120px',
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    transitionProperty: 'background-color', transitionDuration: '0.15s', [reducedMotion]: { transitionDuration: '0s' },
  },
  shown: { borderLeft: `3px solid ${portal.accent}` },
  returned: { backgroundColor: portal.badRow },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, flexGrow: 1, flexBasis: '160px', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

export interface LineCardProps {
  readonly line: ReviewLine;
  /** Whose review the package is in. */
  readonly stage: ReviewStage | undefined;
  /** Undefined where one may not judge it. */
  readonly judging: ReviewStage | undefined;
  /** The operator writes into it in the customer's stead. */
  readonly corrected: boolean;
  readonly verdict: Verdict | undefined;
  readonly shown: string | undefined;
  readonly onShown: (pkFile: string) => void;
}

function LineContent({ item, corrected }: { readonly item: QueuedItem; readonly corrected: boolean }) {
  if (corrected) return <CorrectionFields item={item} />;
  const before = item.replaced?.fields ?? {};
  return Object.keys(before).length > 0 ? <ComparedFields now={item.fields} before={before} /> : <LineFields fields={item.fields} />;
}

/** One document: its fields, its files, what changed, and the verdict on it. */
export function LineCard({ line, stage, judging, corrected, verdict, shown, onShown }: LineCardProps) {
  const styles = useStyles();
  const { say: sayPortal } = useWords();
  const frame = useRef<HTMLElement>(null);
  const isShown = [...line.files, ...line.filesBefore].some(({ pkFile }) => pkFile === shown);
  const wasShown = useRef(isShown);
  const { item, number, name: fullName } = line;
  const inReview = stage !== undefined;
  const isContract = item?.docFileType === 'BUSI_CONTRACT';
  const title = number === '' ? fullName : sayPortal(isContract ? 'detail.contract' : 'detail.invoice', { number });

  const focused = (event: FocusEvent): void => {
    // Led here by the keys, one sees its file beside it.
    const [file] = line.files;
    if (event.target === event.currentTarget && shown !== undefined && !isShown && file) onShown(file.pkFile);
  };

  useEffect(() => {
    // The viewer may have gone on to this document by its own keys.
    if (isShown && !wasShown.current) frame.current?.scrollIntoView?.({ block: 'nearest' });
    wasShown.current = isShown;
  }, [isShown]);

  return (
    <article ref={frame} id={lineId(line.key)} tabIndex={-1} onFocus={focused} aria-label={fullName} className={mergeClasses(styles.line, isShown && styles.shown, verdict?.result === 'NOPASS' && styles.returned)}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {judging && <VerdictButtons line={line} verdict={verdict} />}
      </div>
      {inReview && <ObjectionNote objection={line.objection} />}
      {item && <ChangeNote item={item} />}
      {item && <LastResult result={item.result} reason={item.reason} inReview={inReview} />}
      {item && <LineContent item={item} corrected={corrected} />}
      <FileButtons files={line.files} shown={shown} onShown={onShown} />
      <FileButtons files={line.filesBefore} before shown={shown} onShown={onShown} />
      {judging && verdict?.result === 'NOPASS' && <ReasonBox line={line} verdict={verdict} stage={judging} />}
    </article>
  );
}
