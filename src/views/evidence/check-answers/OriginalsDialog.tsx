import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { OriginalInvoices } from '../../../presentation/evidence/check-answers/original-invoices.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';

const useStyles = makeStyles({
  group: { border: 'none', margin: '12px 0 0', padding: 0, minWidth: 0 },
  name: { padding: '0 0 4px', fontWeight: 600, overflowWrap: 'anywhere' },
  fields: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '12px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: '1fr' },
  },
  demanded: { marginBottom: '8px', color: tokens.colorStatusDangerForeground1 },
  failed: { marginTop: '12px', color: tokens.colorStatusDangerForeground1 },
});

/** Asks for the original invoices before a package is submitted (document 2, section 9). */
export const OriginalsDialog = observer(function OriginalsDialog({
  originals,
}: {
  readonly originals: OriginalInvoices;
}) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <PortalDialog
      open={originals.isOpen}
      kind="confirm"
      choosing
      width="medium"
      title={say('check.original-title')}
      confirmLabel={say(originals.single === undefined ? 'check.original-yes' : 'check.original-save')}
      onConfirmed={async () => originals.originalsConfirmed()}
      onClosed={() => originals.originalsDropped()}
    >
      {originals.demanded && (
        <div role="alert" className={styles.demanded}>
          {say('check.original-demanded')}
        </div>
      )}
      <div>{say('check.original-why')}</div>
      {originals.views.map(({ documentId, name, number, code, numberProblem, codeProblem }) => (
        <fieldset key={documentId} className={styles.group}>
          <legend className={styles.name}>{say('check.original-of', { number: name })}</legend>
          <div className={styles.fields}>
            <TextField
              label={say('materials.original-number')}
              required
              maxLength={20}
              value={number}
              error={numberProblem && say(numberProblem)}
              onChanged={(value) => originals.typed(documentId, { number: value })}
            />
            <TextField
              label={say('materials.original-code')}
              hint={say('check.original-code-hint')}
              maxLength={12}
              value={code}
              error={codeProblem && say(codeProblem)}
              onChanged={(value) => originals.typed(documentId, { code: value })}
            />
          </div>
        </fieldset>
      ))}
      <div role="alert">
        {originals.failed && <div className={styles.failed}>{say('check.original-not-saved')}</div>}
      </div>
    </PortalDialog>
  );
});
