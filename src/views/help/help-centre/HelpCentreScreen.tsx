import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { helpExcerpt, type HelpCategory, type HelpTopic } from '../../../domain/help/shared/help-topic.ts';
import { helpCentrePath, helpHomePath, type HelpCentre } from '../../../presentation/help/shared/help-centre.ts';
import { helpArea } from '../../../presentation/help/shared/help-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { suppressEnter } from '../../design/actions/suppress-enter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { ViewTabs } from '../../design/panels/ViewTabs.tsx';
import { forcedColours, onNarrow, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { MarkedText } from '../shared/MarkedText.tsx';
import { HelpArticle } from './HelpArticle.tsx';

const useStyles = makeStyles({
  search: {
    display: 'block',
    maxWidth: '640px',
    margin: '0 0 16px',
    '& .fui-Input': { width: '100%' },
    [onPhone]: { maxWidth: 'none' },
  },
  input: { width: '100%', minHeight: '40px', [onPhone]: { minHeight: '44px' } },
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
    gap: '16px',
    alignItems: 'start',
  },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: '0 16px 14px',
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    '& a': { display: 'block', padding: '5px 0', [onPhone]: { padding: '10px 0' } },
  },
  parts: {
    marginTop: '16px',
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  kinds: {
    display: 'flex',
    flexDirection: 'column',
    padding: '8px 0',
    [onNarrow]: { flexDirection: 'row', flexWrap: 'wrap', padding: '0 8px' },
  },
  kind: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '40px',
    padding: '4px 16px',
    border: 'none',
    borderLeft: '3px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '14px',
    lineHeight: '20px',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { color: portal.accent },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [forcedColours]: { borderLeft: '3px solid Canvas' },
    [onNarrow]: { borderLeft: 'none', borderBottom: '2px solid transparent', padding: '4px 10px' },
    [onPhone]: { minHeight: '44px' },
  },
  chosen: {
    backgroundColor: portal.accentSoft,
    color: portal.accentSoftWords,
    fontWeight: 600,
    borderLeft: `3px solid ${portal.accent}`,
    [forcedColours]: { borderLeft: '3px solid Highlight' },
    [onNarrow]: { borderLeft: 'none', borderBottom: `2px solid ${portal.accent}` },
  },
  count: {
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  found: { padding: '12px 16px', fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  rows: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '& > li': { padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
  },
  excerpt: { marginTop: '2px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  contact: { marginTop: '16px' },
});

const addressOf = (id: string): string => `${helpHomePath}?id=${encodeURIComponent(id)}`;

function SearchField({ presenter }: { readonly presenter: HelpCentre }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div role="search" className={styles.search}>
      <Input
        type="search"
        className={styles.input}
        contentBefore={<Search20Regular />}
        aria-label={say('help.search')}
        placeholder={say('help.search')}
        maxLength={100}
        value={presenter.place.query}
        onChange={(_, { value }) => presenter.placeChosen({ query: value })}
      />
    </div>
  );
}

function Contact() {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div className={styles.contact}>
      <Card title={say('help.contact')} padded>
        <SupportLine />
      </Card>
    </div>
  );
}

/** The questions found by a search, each with an excerpt of its answer. */
const Found = observer(function Found({ presenter }: { readonly presenter: HelpCentre }) {
  const styles = useStyles();
  const { say } = useWords();
  const { found, place } = presenter;
  if (found.length === 0) {
    return (
      <EmptyPanel
        title={say('help.none-title')}
        actions={
          <PressButton onPress={() => presenter.placeChosen({ query: '', category: undefined })}>
            {say('help.clear')}
          </PressButton>
        }
      >
        {say('help.none-body')}
        <div>
          <SupportLine />
        </div>
      </EmptyPanel>
    );
  }
  return (
    <>
      <div role="status" className={styles.found}>
        {place.query === ''
          ? say('help.count', { count: found.length })
          : say('help.found', { count: found.length, query: place.query })}
      </div>
      <ul className={styles.rows}>
        {found.map((topic) => (
          <li key={topic.id}>
            <PortalLink strong to={addressOf(topic.id)}>
              <MarkedText text={topic.title} query={place.query} />
            </PortalLink>
            <div className={styles.excerpt}>
              <MarkedText text={helpExcerpt(topic.content, place.query)} query={place.query} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
});

const Kinds = observer(function Kinds({ presenter }: { readonly presenter: HelpCentre }) {
  const styles = useStyles();
  const { say } = useWords();
  const categoryButton = (category: HelpCategory | undefined, count: number) => (
    <button
      key={category ?? ''}
      type="button"
      aria-current={presenter.place.category === category ? 'true' : undefined}
      className={mergeClasses(styles.kind, presenter.place.category === category && styles.chosen)}
      onClick={() => presenter.placeChosen({ category })}
      onKeyDown={suppressEnter}
    >
      <span>{say(`help.${category ?? 'all'}`)}</span>
      <span className={styles.count}>{count}</span>
    </button>
  );
  return (
    <nav aria-label={say('help.categories')} className={styles.kinds}>
      {categoryButton(undefined, presenter.total)}
      {presenter.categories.map(({ category, count }) => categoryButton(category, count))}
    </nav>
  );
});

/** The help centre: all questions, by search and by category. */
const Centre = observer(function Centre({ presenter }: { readonly presenter: HelpCentre }) {
  const styles = useStyles();
  const { say } = useWords();
  const { place } = presenter;
  return (
    <>
      <SearchField presenter={presenter} />
      <ViewTabs
        label={say('help.tabs')}
        views={(['questions', 'college'] as const).map((id) => ({
          id,
          label: say(`help.tab-${id}`),
          count: undefined,
        }))}
        chosen={place.isCollege ? 'college' : 'questions'}
        onChosen={(id) => presenter.placeChosen({ isCollege: id === 'college', category: undefined })}
      />
      <div className={styles.parts}>
        <Card>
          <Kinds presenter={presenter} />
        </Card>
        <Card>
          <Found presenter={presenter} />
        </Card>
      </div>
    </>
  );
});

const shownOfEach = 5;

/** The start page of the help: the first questions of each category, or the questions that a search has found. */
const Home = observer(function Home({ presenter }: { readonly presenter: HelpCentre }) {
  const styles = useStyles();
  const { say } = useWords();
  const { place, categories, hasCentre } = presenter;
  const questionList = (topics: readonly HelpTopic[]) => (
    <ul className={styles.list}>
      {topics.map(({ id, title }) => (
        <li key={id}>
          <PortalLink to={addressOf(id)}>{title}</PortalLink>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <SearchField presenter={presenter} />
      {place.query === '' ? (
        <div className={styles.groups}>
          {categories.map(({ category, count }) => (
            <Card
              key={category}
              title={say(`help.${category}`)}
              note={say('help.count', { count })}
              more={
                hasCentre &&
                count > shownOfEach && (
                  <PortalLink to={`${helpCentrePath}?category=${category}`}>
                    {say('help.more-of', { name: say(`help.${category}`) })}
                  </PortalLink>
                )
              }
            >
              {questionList(presenter.of(category).slice(0, hasCentre ? shownOfEach : undefined))}
            </Card>
          ))}
        </div>
      ) : (
        <Card>
          <Found presenter={presenter} />
        </Card>
      )}
    </>
  );
});

/** The pages of help (document 1, section 2): the start page, one question, and the help centre. */
export const HelpCentreScreen = observer(function HelpCentreScreen() {
  const { say } = useWords();
  const { pathname, search } = useLocation();
  const presenter = usePresenter(helpArea, (offered) => offered.helpCentre());
  useEffect(() => presenter.addressChanged(pathname, search), [presenter, pathname, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { topics, failure, topic, place, hasCentre } = presenter;
  const isCentre = pathname.replace(/\/+$/, '') === helpCentrePath;
  if (isCentre && !hasCentre) {
    return (
      <>
        <PageHeader title={say('help.title')} />
        <EmptyPanel
          title={say('help.hidden-title')}
          actions={<LinkButton to={helpHomePath}>{say('help.to-home')}</LinkButton>}
        >
          {say('help.hidden-body')}
        </EmptyPanel>
      </>
    );
  }
  if (topics !== undefined && topic) return <HelpArticle presenter={presenter} topic={topic} />;
  const content = (() => {
    if (topics === undefined && failure)
      return (
        <FailedPanel
          message={say(failure.what)}
          code={failure.code || undefined}
          traceId={failure.traceId || undefined}
          onRetry={failure.canRetry ? async () => presenter.retryPressed() : undefined}
        />
      );
    if (topics === undefined) return <DetailSkeleton />;
    if (place.id !== '') {
      return (
        <EmptyPanel
          title={say('help.missing-title')}
          actions={<LinkButton to={helpHomePath}>{say('help.back')}</LinkButton>}
        >
          {say('help.missing-body')}
        </EmptyPanel>
      );
    }
    return isCentre ? <Centre presenter={presenter} /> : <Home presenter={presenter} />;
  })();
  return (
    <>
      <PageHeader
        title={say('help.title')}
        facts={say('help.facts')}
        actions={!isCentre && hasCentre && <LinkButton to={helpCentrePath}>{say('help.centre')}</LinkButton>}
      />
      {content}
      <Contact />
    </>
  );
});
