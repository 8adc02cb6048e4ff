import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { observer } from 'mobx-react-lite';

import type { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useIndexPaths } from '../shared/book-context.ts';

/** Leads to a new package, for whoever may make one; where none are made at present, it says why. */
export const CreateButton = observer(function CreateButton({ presenter }: { readonly presenter: PackageListPresenter }) {
  const { say } = useWords();
  const paths = useIndexPaths();
  const { mayCreate, whyNoneMade } = presenter.viewModel;
  if (!mayCreate) return null;
  if (whyNoneMade) {
    return (
      <PressButton kind="primary" icon={<Add16Regular />} unavailable={say(whyNoneMade)} onPress={() => undefined}>
        {say('packages.create')}
      </PressButton>
    );
  }
  return (
    <LinkButton to={paths.create} kind="primary" icon={<Add16Regular />}>
      {say('packages.create')}
    </LinkButton>
  );
});
