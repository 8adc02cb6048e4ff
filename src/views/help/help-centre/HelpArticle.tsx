import { makeStyles, tokens } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { ThumbDislike20Regular } from '@fluentui/react-icons/svg/thumb-dislike';
import { ThumbLike20Regular } from '@fluentui/react-icons/svg/thumb-like';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { HelpTopic } from '../../../domain/help/shared/help-topic.ts';
import { helpHomePath, type HelpCentre } from '../../../presentation/help/shared/help-centre.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { HelpAnswer } from '../shared/HelpAnswer.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { display: 'block' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: '16px', '@media print': { display: 'none' } },
  answer: { maxWidth: '860px', fontSize: '15px', lineHeight: '24px' },
  helpful: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    marginTop: '16px',
    paddingTop: '14px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    '@media print': { display: 'none' },
  },
  said: { flexBasis: '100%', color: tokens.colorNeutralForeground3 },
  bad: { flexBasis: '100%', color: portal.badWords },
  related: { listStyleType: 'none', margin: 0, padding: '0 16px 14px', '& a': { display: 'block', padding: '5px 0' } },
});

const Helpful = observer(function Helpful({ presenter }: { readonly presenter: HelpCentre }) {
  const styles = useStyles();
  const { say } = useWords();
  const { isHelpful, opinionFailure } = presenter;
  return (
    <div className={styles.helpful} role="group" aria-label={say('help.helpful')}>
      <span>{say('help.helpful')}</span>
      <PressButton
        kind={isHelpful === true ? 'primary' : 'ordinary'}
        aria-pressed={isHelpful === true}
        icon={<ThumbLike20Regular />}
        onPress={async () => presenter.opinionGiven(true)}
      >
        {say('help.helpful-yes')}
      </PressButton>
      <PressButton
        kind={isHelpful === false ? 'primary' : 'ordinary'}
        aria-pressed={isHelpful === false}
        icon={<ThumbDislike20Regular />}
        onPress={async () => presenter.opinionGiven(false)}
      >
        {say('help.helpful-no')}
      </PressButton>
      <span role="status" className={styles.said}>
        {isHelpful !== undefined &&
          !opinionFailure &&
          `${say('help.helpful-thanks')}${isHelpful ? '' : ` ${say('help.helpful-more')}`}`}
      </span>
      {opinionFailure && (
        <span role="alert" className={styles.bad}>
          {say('help.helpful-failed')} {say(opinionFailure.what)}
        </span>
      )}
    </div>
  );
});

/** One question and its answer, which can be printed. */
export const HelpArticle = observer(function HelpArticle({
  presenter,
  topic,
}: {
  readonly presenter: HelpCentre;
  readonly topic: HelpTopic;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { related, takesOpinions } = presenter;
  const shown = useRef(topic.id);
  useEffect(() => {
    if (shown.current === topic.id) return;
    shown.current = topic.id;
    // Another question starts at its top, with the focus on its heading.
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [topic.id]);
  return (
    <>
      <PageHeader
        title={topic.title}
        crumbs={[{ label: say('help.title'), to: helpHomePath }]}
        actions={
          <PressButton icon={<Print20Regular />} onPress={() => window.print()}>
            {say('help.print')}
          </PressButton>
        }
      />
      <div className={styles.parts}>
        <Card padded>
          <div className={styles.answer}>
            <HelpAnswer content={topic.content} />
          </div>
          {takesOpinions && <Helpful presenter={presenter} />}
        </Card>
        <div className={styles.side}>
          {related.length > 0 && (
            <Card title={say('help.related')}>
              <ul className={styles.related}>
                {related.map(({ id, title }) => (
                  <li key={id}>
                    <PortalLink to={`${helpHomePath}?id=${encodeURIComponent(id)}`}>{title}</PortalLink>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Card title={say('help.contact')} padded>
            <SupportLine />
          </Card>
        </div>
      </div>
    </>
  );
});
