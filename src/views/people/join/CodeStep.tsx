import { observer } from 'mobx-react-lite';

import type { JoinPresenter } from '../../../presentation/people/join/join-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StepForm } from '../../entry/shared/StepForm.tsx';
import { idOf, useJoinErrors } from './use-join-errors.ts';

/** The step with the code that was sent to the user's telephone. */
export const CodeStep = observer(function CodeStep({ presenter }: { readonly presenter: JoinPresenter }) {
  const { say } = useWords();
  const errors = useJoinErrors(presenter, ['code']);
  return (
    <StepForm
      title={say('people.join-enter')}
      arrives={false}
      errors={errors.all}
      attempt={presenter.attempt}
      busy={presenter.busy}
      submit={say('people.join-next')}
      onSubmit={() => void presenter.codePressed()}
    >
      <TextField
        id={idOf('code')}
        label={say('people.code')}
        hint={say('people.code-hint')}
        required
        maxLength={40}
        autoComplete="one-time-code"
        value={presenter.values.code}
        error={errors.of('code')}
        onChanged={(value) => presenter.typed('code', value)}
      />
      {presenter.notice && (
        <Notice tone="bad" live>
          {say(presenter.notice)}
        </Notice>
      )}
    </StepForm>
  );
});
