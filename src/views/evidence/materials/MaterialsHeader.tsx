import type { MaterialsPresenter } from '../../../presentation/evidence/materials/materials-presenter.ts';
import type { PageFrame } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useListCrumbs } from '../shared/use-list-crumbs.ts';
import { useWords } from '../../../words/use-words.ts';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PackageStateBadge } from '../shared/PackageStateBadge.tsx';

interface PresenterProps {
  readonly presenter: MaterialsPresenter;
}

/** Which package it is, and the ways on. */
export function MaterialsHeader({ presenter, frame }: PresenterProps & { readonly frame: PageFrame }) {
  const crumbs = useListCrumbs();
  const { say } = useWords();
  return (
    <PageHeader
      title={say(frame.editable ? 'materials.title' : 'materials.title-read')}
      crumbs={[...crumbs, { label: frame.docDatumId }]}
      state={<PackageStateBadge state={frame.state} code={frame.stateCode} />}
      actions={
        <>
          <PressButton onPress={() => presenter.exitPressed()}>{say('materials.exit')}</PressButton>
          {frame.editable && !frame.stepsMissing && (
            <PressButton kind="primary" onPress={async () => presenter.checkPressed()}>
              {say('materials.check')}
            </PressButton>
          )}
        </>
      }
    />
  );
}
