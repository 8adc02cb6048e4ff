import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { OrganisationField } from '../../../domain/company/shared/organisation-entry.ts';
import type {
  AskedChange,
  OrganisationActions,
} from '../../../presentation/company/inner-orgs/organisation-actions.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px' },
  says: { margin: 0, overflowWrap: 'anywhere' },
});

/** Fields that each change has. */
const fieldsOf: Readonly<Record<AskedChange['act'], readonly OrganisationField[]>> = {
  make: ['code', 'name', 'parentId'],
  rename: ['name'],
  move: ['parentId'],
  stop: [],
  reopen: [],
  place: [],
};

/** The fields of a change that was asked about. */
const Fields = observer(function Fields({
  organising,
  asked,
}: {
  readonly organising: OrganisationActions;
  readonly asked: AskedChange;
}) {
  const { say } = useWords();
  const { form } = organising;
  const fields = fieldsOf[asked.act];
  const choices = organising.choices.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));
  const errorOf = (field: OrganisationField): string | undefined => form.errors[field] && say(form.errors[field]);
  return (
    <>
      {(['code', 'name'] as const)
        .filter((field) => fields.includes(field))
        .map((field) => (
          <TextField
            key={field}
            label={say(`group.org-${field}`)}
            required
            autoComplete="off"
            maxLength={100}
            value={form.values[field]}
            error={errorOf(field)}
            onChanged={(value) => organising.fieldTyped(field, value)}
          />
        ))}
      {fields.includes('parentId') && (
        <SelectField
          label={say('group.org-parent')}
          placeholder={say('group.no-parent')}
          value={form.values.parentId}
          choices={choices}
          error={errorOf('parentId')}
          onChanged={(value) => organising.fieldTyped('parentId', value)}
        />
      )}
      {asked.act === 'place' && (
        <SelectField
          label={say('group.org-place-in')}
          placeholder={say('group.org-place-none')}
          value={form.values.organisationId}
          choices={choices}
          onChanged={(value) => organising.organisationChosen(value)}
        />
      )}
    </>
  );
});

/** The question before an inner organisation is changed, or a person comes to work in another one. */
export const OrganisationDialog = observer(function OrganisationDialog({
  organising,
}: {
  readonly organising: OrganisationActions;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { asked, form } = organising;
  const name =
    asked === undefined || asked.act === 'make'
      ? ''
      : asked.act === 'place'
        ? asked.person.personName
        : asked.organisation.name;
  const act = asked?.act ?? 'make';
  const isQuestion = act === 'stop' || act === 'reopen';
  return (
    <PortalDialog
      open={asked !== undefined}
      kind="confirm"
      choosing={!isQuestion}
      startsAtField={!isQuestion}
      title={act === 'make' ? say('group.org-title-make') : say(`group.org-title-${act}`, { name })}
      confirmLabel={say(`group.org-confirm-${act}`)}
      cancelLabel={say('group.auth-cancel')}
      onConfirmed={async () => organising.confirmed()}
      onClosed={() => organising.dialogClosed()}
    >
      {asked && (
        <form
          noValidate
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault();
            void organising.confirmed();
          }}
        >
          <p className={styles.says}>
            {asked.act === 'stop'
              ? say('group.org-body-stop', { count: asked.organisation.memberCount })
              : say(`group.org-body-${asked.act}`)}
          </p>
          <Fields organising={organising} asked={asked} />
          {form.trouble && (
            <Notice tone="bad" live>
              {say(form.trouble)}{' '}
              {organising.creditsPath !== undefined && (
                <PortalLink to={organising.creditsPath}>{say('group.org-see-credits')}</PortalLink>
              )}
            </Notice>
          )}
        </form>
      )}
    </PortalDialog>
  );
});
