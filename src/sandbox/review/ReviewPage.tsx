import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { narrow, onNarrow } from '../../views/design/theme/breakpoints.ts';
import { Card } from '../../views/design/panels/Card.tsx';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useMedia } from '../../views/design/theme/use-media.ts';
import { DocumentViewerDialog } from '../../views/viewer/shared/DocumentViewerDialog.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { ComparedViewers } from './ComparedViewers.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { MaterialCard } from './MaterialCard.tsx';
import { PlacedLine } from './PlacedLine.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import type { ReviewView } from './review-view-model.ts';
import { useLineKeys } from './use-line-keys.ts';
import { useShownFile } from './use-shown-file.ts';

const useStyles = makeStyles({
  columns: { display: 'grid', gridTemplateColumns: 'minmax(0, 6fr) minmax(440px, 5fr)', gap: '16px', alignItems: 'start', [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  viewer: { position: 'sticky', top: `calc(${portal.barHeight} + 12px)`, height: `calc(100dvh - ${portal.barHeight} - 24px)`, minHeight: '320px' },
  lines: { minWidth: 0 },
  materials: { display: 'flex', flexDirection: 'column', gap: '16px' },
});

/** Each file beside its fields, a verdict on each, and the decision on the whole. */
export const ReviewPage = observer(function ReviewPage({ view }: { readonly view: ReviewView }) {
  const styles = useStyles();
  const { viewer } = useConsole();
  const isNarrow = useMedia(narrow);
  const say = useSandboxWords();
  const lines = view.materials.flatMap((each) => each.lines);
  const first = view.first?.lines ?? [];
  const ordered = [...first, ...view.materials.flatMap((each) => (each.lines.length === 0 ? [each.whole] : each.lines.filter((line) => !first.includes(line))))];
  useLineKeys({ keys: ordered.map(({ key }) => key), unmarked: view.unmarked.map(({ key }) => key) });
  const { shown, dialogOpen, show, close } = useShownFile(view.files, !isNarrow);
  return (
    <>
      <ReviewHead view={view} />
      <div className={styles.columns}>
        {!isNarrow && (
          <div className={styles.viewer}>
            <ComparedViewers replacing={lines.find((line) => line.filesBefore.length > 0 && line.files.some(({ pkFile }) => pkFile === shown))} />
          </div>
        )}
        <div className={styles.lines}>
          <div className={styles.materials}>
            {view.first && (
              <Card title={say(`sandbox-deeds.first-${view.first.because}`)} note={say('sandbox-deeds.first-count', { documents: first.length })}>
                {first.map((line) => (
                  <PlacedLine key={line.key} view={view} line={line} shown={isNarrow ? undefined : shown} onShown={show} />
                ))}
              </Card>
            )}
            {view.materials.map((each) => (
              <MaterialCard key={each.material.docMaterialId} view={view} each={each} shown={isNarrow ? undefined : shown} onShown={show} />
            ))}
          </div>
          <DecisionBar view={view} />
        </div>
      </div>
      {isNarrow && dialogOpen && <DocumentViewerDialog presenter={viewer} onClose={close} />}
    </>
  );
});
