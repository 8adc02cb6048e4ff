import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { RemovedView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { CopyText } from '../../design/actions/CopyText.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { focusOnceLost } from '../../design/actions/focus-in.ts';
import { placeId } from './place-id.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({ typed: { marginTop: '6px', whiteSpace: 'pre-line' } });

const asText = ({ typed }: RemovedView, say: Say): string =>
  typed
    .map(
      ({ label, value }) =>
        say('common.label', { label: say(label) }) + (value.kind === 'words' ? say(value.words) : value.text),
    )
    .join('\n');

/** The documents that a colleague removed while the user typed in them, with the typed values. */
export const RemovedNotices = observer(function RemovedNotices() {
  const { page, actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const after = async (view: RemovedView, work: (documentId: string) => void | Promise<void>): Promise<void> => {
    await work(view.documentId);
    // The pressed button is removed with its notice.
    focusOnceLost([placeId(view.materialId, 'drop'), placeId(view.materialId)]);
  };
  return page.removed.map((view) => (
    <Notice
      key={view.documentId}
      tone="warn"
      live
      actions={
        <>
          {view.mayAdd && (
            <PressButton size="small" onPress={async () => after(view, actions.removed.addPressed)}>
              {say('materials.removed-add')}
            </PressButton>
          )}
          <PressButton size="small" onPress={async () => after(view, actions.removed.dismissed)}>
            {say('materials.unarrived-dismiss')}
          </PressButton>
        </>
      }
    >
      {say('materials.removed-by', view)}
      <div className={styles.typed}>
        {view.typed.length > 0 && <CopyText text={asText(view, say)} label={say('materials.removed-copy')} />}
      </div>
    </Notice>
  ));
});
