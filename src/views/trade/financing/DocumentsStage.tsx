import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { MaterialsStatus } from '../../../domain/trade/financing/financing.ts';
import type { FinancePresenter } from '../../../presentation/trade/financing/finance-presenter.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({ fields: { display: 'grid', gap: '14px', maxWidth: '560px' } });

const maxPurposeCharacters = 200;
/** The field of the account, to which errors link. */
export const accountFieldId = 'finance-account';

const bodies: Readonly<Record<MaterialsStatus, `financing.documents-${MaterialsStatus}`>> = {
  ready: 'financing.documents-ready',
  'under-way': 'financing.documents-under-way',
  unsubmitted: 'financing.documents-unsubmitted',
  none: 'financing.documents-none',
  'other-funder': 'financing.documents-other-funder',
};

/** The progress of the evidence packages that the chosen funder requires, with a link to make them. */
export const MaterialsNotice = observer(function MaterialsNotice({
  presenter,
}: {
  readonly presenter: FinancePresenter;
}) {
  const { say } = useWords();
  const { offer, materialsPath, uploadPath } = presenter;
  const standing = offer?.materials ?? 'none';
  const [path, label] =
    standing === 'unsubmitted'
      ? ([uploadPath, 'financing.documents-continue'] as const)
      : ([standing === 'none' ? materialsPath : undefined, 'financing.documents-go'] as const);
  return (
    <Notice
      tone={standing === 'ready' ? 'ok' : 'warn'}
      title={offer && say('financing.materials-of', { standing, startsOn: offer.startsOn })}
      actions={path !== undefined && <LinkButton to={path}>{say(label)}</LinkButton>}
    >
      {say(bodies[standing])}
    </Notice>
  );
});

/** The fourth step: the progress of the evidence packages, and the account that receives the payment. */
export const DocumentsStage = observer(function DocumentsStage({
  presenter,
}: {
  readonly presenter: FinancePresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { accountList, paths, attempt, account } = presenter;
  return (
    <>
      <MaterialsNotice presenter={presenter} />
      <Card title={say('financing.documents-title')} padded>
        <div className={styles.fields}>
          {accountList.length === 0 ? (
            <Notice
              tone="warn"
              title={say('financing.account-none')}
              actions={<LinkButton to={paths.accounts}>{say('financing.account-add')}</LinkButton>}
            >
              {say('financing.account-hint')}
            </Notice>
          ) : (
            <SelectField
              id={accountFieldId}
              label={say('financing.account')}
              hint={say('financing.account-hint')}
              error={attempt > 0 && !account ? say('financing.account-none') : undefined}
              value={presenter.accountId}
              choices={accountList.map(({ id, bankName, branchName, masked }) => ({
                value: id,
                label: say('financing.account-of', { bank: branchName || bankName, masked }),
              }))}
              onChanged={(accountId) => presenter.accountChosen(accountId)}
            />
          )}
          <TextField
            label={say('financing.purpose')}
            hint={say('financing.purpose-hint')}
            value={presenter.purpose}
            maxLength={maxPurposeCharacters}
            autoComplete="off"
            onChanged={(purpose) => presenter.purposeTyped(purpose)}
          />
        </div>
      </Card>
    </>
  );
});
