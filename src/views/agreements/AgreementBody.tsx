import { makeStyles, tokens } from '@fluentui/react-components';

import type { ShownAgreement } from '../../presentation/agreements/agreement-presenter.ts';
import { CopyText } from '../design/actions/CopyText.tsx';
import { useWords } from '../../words/use-words.ts';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: '17px', lineHeight: '26px', fontWeight: 600 },
  facts: {
    margin: '4px 0 0',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  heading: { margin: '18px 0 6px', fontSize: '15px', lineHeight: '24px', fontWeight: 600, breakAfter: 'avoid' },
  paragraph: { margin: '0 0 8px', lineHeight: '24px' },
});

export interface AgreementBodyProps {
  readonly agreement: ShownAgreement;
  /** Whether the text shows its own title, because it is one of several. On its own page the page has the title. */
  readonly titled: boolean;
  /** Whether it is on a page of its own. */
  readonly alone?: boolean;
}

/** One agreement: its title, version, hash and clauses, in the language in which it was loaded. */
export function AgreementBody({ agreement, titled, alone = false }: AgreementBodyProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { text, version, publishedAt, textHash } = agreement;
  const [Title, Clause] = alone ? (['h2', 'h3'] as const) : (['h3', titled ? 'h4' : 'h2'] as const);
  return (
    <article>
      {titled && <Title className={styles.title}>{text.title}</Title>}
      <p className={styles.facts}>
        {say('notices.agreement-version', { version })}
        {!titled && say('formats.clause-separator')}
        {!titled && say('notices.agreement-published', { at: publishedAt })}
      </p>
      <p className={styles.facts}>
        {say('notices.agreement-hash')} <CopyText text={textHash} label={say('notices.agreement-hash-copy')} />
      </p>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Clause className={styles.heading}>{heading}</Clause>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
