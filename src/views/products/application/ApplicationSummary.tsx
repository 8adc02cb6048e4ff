import { observer } from 'mobx-react-lite';

import { applicationFields } from '../../../domain/products/shared/application.ts';
import type { ApplicationPresenter } from '../../../presentation/products/application/application-presenter.ts';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { useWords } from '../../../words/use-words.ts';
import { orDashes } from '../../../words/format.ts';

/** The whole application without inputs. */
export const ApplicationSummary = observer(function ApplicationSummary({
  presenter,
}: {
  readonly presenter: ApplicationPresenter;
}) {
  const { say } = useWords();
  const { entry, files } = presenter;
  const names = files.all.filter(({ fileId }) => fileId !== undefined).map(({ name }) => name);
  return (
    <KeyValueFacts
      facts={[
        ...applicationFields.map((field) => ({ label: say(`applying.${field}`), value: orDashes(entry[field]) })),
        {
          label: say('applying.step-attachments'),
          value: names.length === 0 ? say('applying.attachments-none') : names.join(say('formats.clause-separator')),
        },
      ]}
    />
  );
});
