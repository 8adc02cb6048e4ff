import { makeStyles } from '@fluentui/react-components';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import type { Column } from '../../views/design/table/data-table-types.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { orDashes } from '../../words/format.ts';
import type { DemoAccount } from '../api/sandbox-answers.ts';
import { useSandboxWords, type SandboxSay } from '../words/use-sandbox-words.ts';

type SignIn = (account: DemoAccount, role: DemoAccount['roles'][number]) => Promise<void>;

const useStyles = makeStyles({
  roles: { display: 'flex', flexWrap: 'wrap', gap: '4px', [onPhone]: { marginTop: '8px', gap: '8px' } },
});

function RoleButtons({ account, onSignIn }: { readonly account: DemoAccount; readonly onSignIn: SignIn }) {
  const styles = useStyles();
  const say = useSandboxWords();
  return (
    <div className={styles.roles}>
      {account.roles.map((role) => (
        <PressButton
          key={role.pkRole}
          size="small"
          label={say('sandbox.sign-in-as', { person: account.personName, role: role.roleName })}
          onPress={async () => onSignIn(account, role)}
        >
          {role.roleName}
        </PressButton>
      ))}
    </div>
  );
}

/** The columns of the list of accounts. */
export function accountColumns(say: SandboxSay, onSignIn: SignIn): readonly Column<DemoAccount>[] {
  return [
    {
      id: 'person',
      title: say('sandbox.person'),
      minWidth: 96,
      share: 0,
      cell: (account) => account.personName,
      onCard: 'title',
    },
    {
      id: 'account',
      title: say('sandbox.account'),
      minWidth: 124,
      share: 0,
      quiet: true,
      cell: (account) => account.userName,
    },
    { id: 'company', title: say('sandbox.company'), minWidth: 220, share: 1.4, cell: (account) => account.company },
    {
      id: 'shows',
      title: say('sandbox.shows'),
      minWidth: 180,
      share: 1.4,
      quiet: true,
      cell: (account) => orDashes(account.shows),
    },
    {
      id: 'roles',
      title: say('sandbox.roles'),
      minWidth: 220,
      share: 1.4,
      cell: (account) => <RoleButtons account={account} onSignIn={onSignIn} />,
      onCard: 'line',
    },
  ];
}
