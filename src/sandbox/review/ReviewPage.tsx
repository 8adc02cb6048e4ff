import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { narrow, onNarrow } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useMedia } from '../../views/design/theme/use-media.ts';
import { DocumentViewerDialog } from '../../views/viewer/shared/DocumentViewerDialog.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { nextUnmarked } from './desk-presenter.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { LineList } from './LineList.tsx';
import { LinePanel } from './LinePanel.tsx';
import { LinePapers } from './LinePapers.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { lineDomId } from './review-line.ts';
import type { ReviewView } from './review-view-model.ts';
import { useDesk } from './use-desk.ts';
import { deskHeight, useDeskHeight } from './use-desk-height.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useShownFile } from './use-shown-file.ts';
import { VerdictFoot } from './VerdictFoot.tsx';

const card = {
  backgroundColor: portal.card,
  border: `1px solid ${portal.hairline}`,
  borderRadius: tokens.borderRadiusXLarge,
  overflow: 'hidden',
} as const;

const useStyles = makeStyles({
  desk: {
    display: 'grid',
    gridTemplateColumns: 'minmax(190px, 2fr) minmax(0, 5fr) minmax(400px, 5fr)',
    gap: '12px',
    // The desk fills the window: its parts scroll, and the page does not.
    height: `var(${deskHeight}, 440px)`,
    minHeight: '360px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto', minHeight: '0' },
  },
  list: { ...card, overflowY: 'auto', [onNarrow]: { maxHeight: '40dvh' } },
  papers: { minWidth: 0, minHeight: 0 },
  panel: { ...card, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' },
});

/**
 * The reviewer's page: all documents, the open document with its fields and its paper, and the decision on the package.
 */
export const ReviewPage = observer(function ReviewPage({ view }: { readonly view: ReviewView }) {
  const styles = useStyles();
  const { viewer, desk, papers, review } = useConsole();
  const isNarrow = useMedia(narrow);
  const say = useSandboxWords();
  const [keysShown, setKeysShown] = useState(false);
  const { docDatumId } = view.reviewed;
  const { places, open, lines } = useDesk(view);
  const [desktop, foot] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  useDeskHeight(desktop, foot, open !== undefined);
  const { dialogOpen, show, close } = useShownFile(open?.files ?? [], !isNarrow);
  const { judging } = view;

  useEffect(() => {
    desk.packageOpened(docDatumId);
    papers.opened(docDatumId);
    return () => papers.left();
  }, [desk, papers, docDatumId]);

  const goTo = (key: string | undefined): void => {
    if (key === undefined) return;
    desk.opened(key);
    const row = document.getElementById(lineDomId(key));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'nearest' });
  };
  const next = open && nextUnmarked(places, open.key);
  const judge = (result: 'PASS' | 'NOPASS') => (): void => {
    if (judging && open && (result === 'NOPASS' || open.item)) review.verdictPressed(open, result);
  };
  useDeskKeys({
    letters: {
      j: () => goTo(desk.neighbourOf(places, 1)),
      k: () => goTo(desk.neighbourOf(places, -1)),
      n: () => goTo(next?.key),
      p: judge('PASS'),
      r: judge('NOPASS'),
      z: review.undoPressed,
      '?': () => setKeysShown(true),
    },
    digit: (number) => {
      const reason = open?.quickReasons[number - 1];
      if (judging && open && reason !== undefined) review.reasonChosen(open, say(reason));
    },
    decide: () => review.decidePressed(view.returned.length > 0 ? 'NOPASS' : 'PASS'),
  });

  return (
    <>
      <ReviewHead view={view} />
      {open && (
        <div ref={desktop} className={styles.desk}>
          <div className={styles.list}>
            <LineList view={view} desk={{ places, open, lines }} onOpened={desk.opened} />
          </div>
          {!isNarrow && (
            <div className={styles.papers}>
              <LinePapers line={open} />
            </div>
          )}
          <section aria-label={open.name} className={styles.panel}>
            <LinePanel
              view={view}
              line={open}
              onFiles={isNarrow ? () => show(open.files[0]?.pkFile ?? '') : undefined}
            />
            {judging && (
              <VerdictFoot
                line={open}
                verdict={view.verdicts.get(open.key)}
                stage={judging}
                next={next}
                onNext={() => goTo(next?.key)}
              />
            )}
          </section>
        </div>
      )}
      <DecisionBar ref={foot} view={view} onKeys={() => setKeysShown(true)} />
      <KeysDialog open={keysShown} onClosed={() => setKeysShown(false)} />
      {isNarrow && dialogOpen && <DocumentViewerDialog presenter={viewer} onClose={close} />}
    </>
  );
});
