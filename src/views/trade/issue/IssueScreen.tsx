import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { useKind } from '../shared/kind-context.ts';
import { IssueFields } from './IssueFields.tsx';
import { IssueForm } from './IssueForm.tsx';
import { IssueImportPlace } from './IssueImportPlace.tsx';
import { backingLines } from './backing-lines.ts';

/** The form by which a core enterprise issues an instrument, and its check before the submission (checklist R-056). */
const SingleIssue = observer(function SingleIssue() {
  const { say } = useWords();
  const kind = useKind();
  const { pathname } = useLocation();
  const presenter = usePresenter(tradeArea, (offered) => offered.issueForm(kind));
  return (
    <IssueForm
      presenter={presenter}
      title={say('trade.issue-title')}
      facts={say('trade.issue-facts')}
      actions={
        !presenter.draft.kept && <LinkButton to={`${pathname}?import=1`}>{say('trade.import-issues')}</LinkButton>
      }
      fields={<IssueFields presenter={presenter} />}
      backing={backingLines(presenter, say)}
    />
  );
});

/** Issuing one instrument by the form, or many from a sheet. */
export function IssueScreen() {
  const { search } = useLocation();
  return new URLSearchParams(search).has('import') ? <IssueImportPlace /> : <SingleIssue />;
}
