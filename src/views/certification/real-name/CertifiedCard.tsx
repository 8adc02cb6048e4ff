import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { startPath } from '../../../domain/parties/start-list.ts';
import { menusAllow } from '../../../domain/identity/signed-in.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';

// A code is not broken into two lines.
const useStyles = makeStyles({ code: { whiteSpace: 'nowrap' }, on: { margin: '12px 0 0' } });

/** The facts that certify the company, and the link to update them. */
export const CertifiedCard = observer(function CertifiedCard({
  presenter,
}: {
  readonly presenter: CertificationPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { content } = presenter;
  const { who } = usePresenters().session;
  if (!content.value) return null;
  const { companyName, uscc, certifiedAt, mayWrite } = content.value;
  return (
    <>
      <Card title={say('certification.certified')} padded>
        <KeyValueFacts
          facts={[
            { label: say('certification.company'), value: companyName, strong: true },
            { label: say('certification.code'), value: <span className={styles.code}>{uscc}</span> },
            ...(certifiedAt === undefined
              ? []
              : [
                  {
                    label: say('certification.certified-on'),
                    value: say('certification.stage-by', { by: '', at: certifiedAt }),
                  },
                ]),
          ]}
        />
        {who && menusAllow(who.menus, startPath) && (
          <p className={styles.on}>
            <LinkButton to={startPath} kind="primary">
              {say('certification.certified-next')}
            </LinkButton>
          </p>
        )}
      </Card>
      {mayWrite && (
        <Notice
          tone="info"
          actions={<PressButton onPress={() => presenter.changePressed()}>{say('certification.change')}</PressButton>}
        >
          {say('certification.change-why')}
        </Notice>
      )}
    </>
  );
});
