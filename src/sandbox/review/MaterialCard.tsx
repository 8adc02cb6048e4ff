import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { Card } from '../../views/design/panels/Card.tsx';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { LastResult } from './LastResult.tsx';
import { KeptLines } from './KeptLines.tsx';
import { ObjectionNote } from './ObjectionNote.tsx';
import { PlacedLine } from './PlacedLine.tsx';
import type { ReviewLine, ReviewMaterial } from './review-line.ts';
import type { ReviewView } from './review-view-model.ts';
import { ReasonBox } from './ReasonBox.tsx';
import { lineId } from './use-line-keys.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

const useStyles = makeStyles({
  whole: { padding: '12px 16px 16px', borderTop: `1px solid ${portal.hairlineSoft}`, display: 'flex', flexDirection: 'column', gap: '10px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

export interface MaterialCardProps {
  readonly view: ReviewView;
  readonly each: ReviewMaterial;
  /** The file in the viewer beside it. */
  readonly shown: string | undefined;
  readonly onShown: (pkFile: string) => void;
}

/** One category: its documents, each with its verdict; one without a document, or all of it, can be returned as a whole. */
export const MaterialCard = observer(function MaterialCard({ view, each: { material, whole, lines }, shown, onShown }: MaterialCardProps) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { review } = useConsole();
  const isEmpty = lines.length === 0;
  const returnsWhole = view.verdicts.get(whole.key)?.result === 'NOPASS';
  const inReview = view.stage !== undefined;
  // What comes first stands before all categories.
  const here = lines.filter((line) => !view.first?.lines.includes(line));
  const [open, kept] = [here.filter((line) => !line.kept), here.filter((line) => line.kept)];
  const placed = (line: ReviewLine) => <PlacedLine key={line.key} view={view} line={line} shown={shown} onShown={onShown} />;
  return (
    <Card
      title={material.name}
      note={say(material.required ? 'sandbox.required' : 'sandbox.optional')}
      more={
        view.judging && !isEmpty && (
          <PressButton kind="subtle" size="small" aria-pressed={returnsWhole} label={say('sandbox.return-whole-of', { name: material.name })} onPress={() => review.judged(whole, 'NOPASS')}>
            {say('sandbox.return-whole')}
          </PressButton>
        )
      }
    >
      {(isEmpty || returnsWhole || material.reason !== '' || whole.objection !== '') && (
        <div id={lineId(whole.key)} tabIndex={-1} className={styles.whole}>
          <div className={styles.line}>
            <span className={styles.quiet}>{say(isEmpty ? 'sandbox.nothing-given' : 'sandbox.whole-material')}</span>
            {view.judging && isEmpty && <VerdictButtons line={whole} verdict={view.verdicts.get(whole.key)} />}
          </div>
          {inReview && <ObjectionNote objection={whole.objection} />}
          <LastResult result={material.result} reason={material.reason} inReview={inReview} />
          {view.judging && returnsWhole && <ReasonBox line={whole} verdict={view.verdicts.get(whole.key)} stage={view.judging} />}
        </div>
      )}
      {open.map(placed)}
      {kept.length > 0 && (
        <KeptLines count={kept.length} open={kept.some((line) => view.verdicts.has(line.key))}>
          {kept.map(placed)}
        </KeptLines>
      )}
    </Card>
  );
});
