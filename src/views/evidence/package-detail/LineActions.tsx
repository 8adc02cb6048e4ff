import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { PackageDetailPresenter } from '../../../presentation/evidence/package-detail/package-detail-presenter.ts';
import type { DetailLine } from '../../../presentation/evidence/package-detail/detail-lines.ts';
import type { PackageDetailView } from '../../../presentation/evidence/package-detail/package-detail-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { useTrail } from '../shared/trail-context.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2px' },
});

export interface LineHands {
  readonly presenter: PackageDetailPresenter;
  readonly viewer: ViewerPresenter;
}

interface LineActionsProps extends LineHands {
  readonly view: PackageDetailView;
  readonly line: DetailLine;
  /** Whether it was returned and is not corrected yet. */
  readonly waits: boolean;
}

/** The buttons that open a document, or lead to its correction if it was returned. */
export const LineActions = observer(function LineActions({ presenter, viewer, view, line, waits }: LineActionsProps) {
  const styles = useStyles();
  const { say } = useWords();
  const trail = useTrail();
  const [first] = line.files;
  const name = say(line.title);
  const mendWords = first ? 'detail.replace' : 'detail.supplement';
  const mends = waits && (view.actions.mend || view.actions.continue);
  return (
    <div className={styles.actions} onPointerEnter={() => viewer.prepare()}>
      {first && (
        <PressButton
          kind="subtle"
          size="small"
          label={say('detail.view-of', { name })}
          onPress={() => presenter.previewPressed(first.fileId)}
        >
          {say('detail.view')}
        </PressButton>
      )}
      {trail && line.invoiceNumber !== '' && (
        <PressButton
          kind="subtle"
          size="small"
          label={say('orders.journey-of', { name })}
          onPress={() => trail.opened({ kind: 'journey', invoiceNumber: line.invoiceNumber })}
        >
          {say('orders.journey')}
        </PressButton>
      )}
      {view.removable.has(line.key) && (
        <PressButton
          kind="subtle"
          size="small"
          label={say('after.removal-of', { name })}
          aria-haspopup="dialog"
          onPress={() => presenter.after.removalPressed(line.key, line.title)}
        >
          {say('after.removal')}
        </PressButton>
      )}
      {mends && (
        <PressButton
          kind="subtle"
          size="small"
          label={`${say('common.label', { label: say(mendWords) })}${name}`}
          busy={presenter.busy}
          onPress={async () => presenter.mendPressed(line.key)}
        >
          {say(mendWords)}
        </PressButton>
      )}
    </div>
  );
});
