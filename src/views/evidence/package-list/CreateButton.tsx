import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { useIndexPaths } from '../shared/book-context.ts';

const useStyles = makeStyles({
  held: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '4px',
    [onPhone]: { alignItems: 'stretch', width: '100%' },
  },
  reason: {
    maxWidth: '320px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    [onPhone]: { maxWidth: 'none' },
  },
});

/** The link to a new package if the user may create one, or the reason why none can be created now. */
export const CreateButton = observer(function CreateButton({
  presenter,
}: {
  readonly presenter: PackageListPresenter;
}) {
  const { say } = useWords();
  const paths = useIndexPaths();
  const styles = useStyles();
  const { mayCreate, whyNoCreation, restriction } = presenter.viewModel;
  if (!mayCreate) return null;
  if (whyNoCreation) {
    return (
      <PressButton kind="primary" icon={<Add16Regular />} unavailable={say(whyNoCreation)} onPress={() => undefined}>
        {say('packages.create')}
      </PressButton>
    );
  }
  if (restriction !== undefined) {
    // The link stays, because the next page names who can object, and takes what can still be created.
    return (
      <div className={styles.held}>
        <PressButton kind="primary" icon={<Add16Regular />} unavailable={say(`packages.held-${restriction}`)}>
          {say('packages.create')}
        </PressButton>
        <span className={styles.reason}>
          {say(`packages.held-${restriction}`)}{' '}
          <PortalLink inText to={paths.create}>
            {say('packages.held-see')}
          </PortalLink>
        </span>
      </div>
    );
  }
  return (
    <LinkButton to={paths.create} kind="primary" icon={<Add16Regular />}>
      {say('packages.create')}
    </LinkButton>
  );
});
