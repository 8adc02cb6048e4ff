import type { PageFrame } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useListCrumbs } from '../shared/use-list-crumbs.ts';
import { useWords } from '../../../words/use-words.ts';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PackageStateBadge } from '../shared/PackageStateBadge.tsx';
import { ListDownload } from '../shared/ListDownload.tsx';
import { useDownloads } from './downloads-context.ts';
import { useMaterials } from './materials-context.ts';

/** The head of the upload page: the package and the actions on it. */
export function MaterialsHeader({ frame }: { readonly frame: PageFrame }) {
  const { actions } = useMaterials();
  const crumbs = useListCrumbs();
  const { say } = useWords();
  const downloads = useDownloads();
  return (
    <PageHeader
      title={say(frame.editable ? 'materials.title' : 'materials.title-read')}
      crumbs={[...crumbs, { label: frame.packageId }]}
      state={<PackageStateBadge state={frame.state} code={frame.stateCode} />}
      actions={
        <>
          {downloads && frame.steps.length > 0 && <ListDownload downloads={downloads} />}
          <PressButton onPress={() => actions.exitPressed()}>
            {say(frame.origin === '' ? 'materials.exit' : 'materials.exit-origin')}
          </PressButton>
          {frame.editable && frame.steps.length > 0 && (
            <PressButton kind="primary" onPress={async () => actions.checkPressed()}>
              {say('materials.check')}
            </PressButton>
          )}
        </>
      }
    />
  );
}
