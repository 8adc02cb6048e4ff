import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { companyArea } from '../../../presentation/company/company-presenters.ts';
import type { InnerOrgsPresenter } from '../../../presentation/company/inner-orgs/inner-orgs-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { AwaitedContent } from '../shared/AwaitedContent.tsx';
import { useWords } from '../../../words/use-words.ts';
import { OrganisationDialog } from './OrganisationDialog.tsx';
import { OrganisationLog } from './OrganisationLog.tsx';
import { OrganisationMembers } from './OrganisationMembers.tsx';
import { OrganisationTree } from './OrganisationTree.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '16px' },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '8px',
    padding: '0 16px 14px',
    '& > :first-child': { flex: '1 1 220px', maxWidth: '360px' },
  },
});

const Found = observer(function Found({ presenter }: { readonly presenter: InnerOrgsPresenter }) {
  const { say } = useWords();
  if (presenter.branches.length > 0) return <OrganisationTree presenter={presenter} />;
  return <EmptyPanel title={say('group.nothing-title')}>{say('group.nothing-body')}</EmptyPanel>;
});

/** The inner organisations of the company (document 1, section 2; F-009, F-246). */
export const InnerOrgsScreen = observer(function InnerOrgsScreen() {
  const styles = useStyles();
  const { say, locale } = useWords();
  const presenter = usePresenter(companyArea, (offered) => offered.innerOrgs());
  const { changes: organising } = presenter;
  useEffect(() => {
    presenter.opened(locale);
    return () => presenter.left();
  }, [presenter, locale]);
  return (
    <>
      <PageHeader
        title={say('group.orgs-title')}
        crumbs={[{ label: say('group.crumb') }, { label: say('group.orgs-title') }]}
        facts={say('group.orgs-facts')}
        actions={
          organising.mayChange ? (
            <PressButton kind="primary" onPress={() => organising.makePressed()}>
              {say('group.org-new')}
            </PressButton>
          ) : undefined
        }
      />
      <AwaitedContent kept={presenter.content}>
        {() => (
          <div className={styles.parts}>
            {organising.content.value && !organising.mayChange && (
              <Notice tone="info">{say('group.org-who-changes')}</Notice>
            )}
            {presenter.count === 0 ? (
              <Card>
                <EmptyPanel title={say('group.none-title')}>
                  {say(organising.mayChange ? 'group.org-none-own' : 'group.none-body')}
                </EmptyPanel>
              </Card>
            ) : (
              <Card title={say('group.tree')} note={say('group.count', { count: presenter.count })}>
                <div className={styles.tools}>
                  <TextField
                    label={say('group.search')}
                    type="search"
                    maxLength={100}
                    autoComplete="off"
                    value={presenter.query}
                    onChanged={presenter.queryTyped}
                  />
                  <PressButton onPress={() => presenter.allFoldPressed(false)}>{say('group.unfold-all')}</PressButton>
                  <PressButton onPress={() => presenter.allFoldPressed(true)}>{say('group.fold-all')}</PressButton>
                </div>
                <Found presenter={presenter} />
              </Card>
            )}
            {organising.mayChange && <OrganisationMembers organising={organising} />}
            {organising.content.value && <OrganisationLog organising={organising} />}
            <OrganisationDialog organising={organising} />
          </div>
        )}
      </AwaitedContent>
    </>
  );
});
