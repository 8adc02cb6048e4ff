import { makeStyles } from '@fluentui/react-components';
import { PortalDialog } from '../../views/design/dialogs/PortalDialog.tsx';
import type { PlainSandboxKey } from '../words/sandbox-catalogue.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  keys: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 16px', margin: '12px 0 0' },
  key: { margin: 0, fontWeight: 600, whiteSpace: 'nowrap' },
  does: { margin: 0 },
});

const keys: readonly (readonly [string, PlainSandboxKey])[] = [
  ['J', 'sandbox-desk.key-next'],
  ['K', 'sandbox-desk.key-previous'],
  ['N', 'sandbox-desk.key-problem'],
  ['P', 'sandbox-desk.key-pass'],
  ['R', 'sandbox-desk.key-return'],
  ['1 – 5', 'sandbox-desk.key-reason'],
  ['Z', 'sandbox-desk.key-undo'],
  ['Ctrl Enter', 'sandbox-desk.key-decide'],
  ['?', 'sandbox-desk.key-help'],
];

/** The list of the review's keyboard shortcuts. */
export function KeysDialog({ open, onClosed }: { readonly open: boolean; readonly onClosed: () => void }) {
  const styles = useStyles();
  const say = useSandboxWords();
  return (
    <PortalDialog
      open={open}
      kind="info"
      title={say('sandbox-desk.keys-title')}
      confirmLabel={say('sandbox-desk.close')}
      onConfirmed={onClosed}
      onClosed={onClosed}
    >
      {say('sandbox-desk.keys-note')}
      <dl className={styles.keys}>
        {keys.map(([key, does]) => [
          <dt key={key} className={styles.key}>
            {key}
          </dt>,
          <dd key={`${key} does`} className={styles.does}>
            {say(does)}
          </dd>,
        ])}
      </dl>
    </PortalDialog>
  );
}
