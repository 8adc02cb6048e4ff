import { observer } from 'mobx-react-lite';
import type { PageFrame } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { usePaths } from '../shared/book-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { RemovedNotices } from './RemovedNotices.tsx';
import { StandardNewsParts } from './StandardNewsParts.tsx';
import { useMaterials } from './materials-context.ts';

interface MaterialsNoticesProps {
  readonly frame: PageFrame;
}

/** What concerns the whole page: it can only be read, uploads wait, files of other stages that never arrived. */
export const MaterialsNotices = observer(function MaterialsNotices({ frame }: MaterialsNoticesProps) {
  const { page, actions } = useMaterials();
  const paths = usePaths();
  const { say } = useWords();
  const { pause } = page;
  // Those of this stage stand beside their documents.
  const elsewhere = frame.unarrived.filter(({ docMaterialId }) => !frame.materialIds.includes(docMaterialId));
  return (
    <>
      {!frame.editable && (
        <Notice tone="info" actions={<LinkButton size="small" to={paths.detail(frame.docDatumId)}>{say('materials.to-detail')}</LinkButton>}>
          {say(frame.state === 'returned' ? 'materials.read-only-returned' : 'materials.read-only')}
        </Notice>
      )}
      <StandardNewsParts />
      <RemovedNotices />
      {pause && (
        <Notice tone="warn" live actions={pause !== 'signed-out' && <PressButton size="small" onPress={() => actions.uploads.resumePressed()}>{say('upload.resume')}</PressButton>}>
          {say('materials.queue-paused', { why: say(`upload.paused-${pause}`) })}
        </Notice>
      )}
      {elsewhere.length > 0 && (
        <Notice tone="warn" title={say('materials.unarrived', { count: elsewhere.length })}>
          {elsewhere.map((file) => say('materials.unarrived-file', { file: file.name, material: file.materialName })).join(say('formats.list-separator'))}
        </Notice>
      )}
    </>
  );
});
