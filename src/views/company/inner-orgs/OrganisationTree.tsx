import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import type { OrganisationBranch } from '../../../domain/parties/inner-organisation.ts';
import type {
  OrganisationActions,
  ShownOrganisation,
} from '../../../presentation/company/inner-orgs/organisation-actions.ts';
import type { InnerOrgsPresenter } from '../../../presentation/company/inner-orgs/inner-orgs-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  below: { listStyleType: 'none', margin: 0, padding: '0 0 0 28px', [onPhone]: { paddingLeft: '14px' } },
  row: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    gap: '0 8px',
    alignItems: 'start',
    padding: '12px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  said: { display: 'flex', flexDirection: 'column', gap: '4px', gridColumn: 2, minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  name: { margin: 0, fontSize: '14px', lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' },
  facts: {
    margin: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '2px', marginLeft: '-8px' },
  may: { margin: 0, overflowWrap: 'anywhere' },
});

/** The possible actions on an organisation. */
const OrganisationActs = observer(function OrganisationActs({
  organising,
  organisation,
}: {
  readonly organising: OrganisationActions;
  readonly organisation: ShownOrganisation;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { name, stopped } = organisation;
  const act = (label: string, onPress: () => void) => (
    <PressButton size="small" kind="subtle" label={say('group.org-act-of', { act: label, name })} onPress={onPress}>
      {label}
    </PressButton>
  );
  return (
    <div className={styles.acts}>
      {stopped ? (
        act(say('group.org-reopen'), () => organising.changePressed('reopen', organisation))
      ) : (
        <>
          {act(say('group.org-new-below'), () => organising.makePressed(organisation.id))}
          {act(say('group.org-rename'), () => organising.changePressed('rename', organisation))}
          {act(say('group.org-move'), () => organising.changePressed('move', organisation))}
          {act(say('group.org-stop'), () => organising.changePressed('stop', organisation))}
        </>
      )}
    </div>
  );
});

const tones = { active: 'ok', stopped: 'idle', unrecognised: 'warn' } as const;

const Branch = observer(function Branch({
  presenter,
  branch: { organisation, below },
  parentName,
}: {
  readonly presenter: InnerOrgsPresenter;
  readonly branch: OrganisationBranch;
  readonly parentName: string;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const listId = useId();
  const { code, name, level, state } = organisation;
  const isUnfolded = presenter.isUnfolded(organisation);
  const products = presenter.productsOf(organisation);
  const { changes: organising } = presenter;
  const managed = organising.organisationOf(organisation.id);
  return (
    <li>
      <div className={styles.row}>
        {below.length > 0 && !presenter.isSearching && (
          <PressButton
            kind="subtle"
            size="small"
            icon={isUnfolded ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
            label={say(isUnfolded ? 'group.fold-of' : 'group.unfold-of', { name })}
            aria-expanded={isUnfolded}
            {...(isUnfolded ? { 'aria-controls': listId } : {})}
            onPress={() => presenter.foldPressed(organisation)}
          />
        )}
        <div className={styles.said}>
          <div className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            <StateBadge tone={tones[state]} size="small">
              {say(`group.org-${state}`)}
            </StateBadge>
          </div>
          <p className={styles.facts}>
            {[
              ...(code === '' ? [] : [say('group.code-of', { code })]),
              say('group.level-of', { level }),
              parentName === '' ? say('group.no-parent') : say('group.parent-of', { name: parentName }),
              ...(managed === undefined ? [] : [say('group.org-members-of', { count: managed.memberCount })]),
            ].join(' · ')}
          </p>
          <p className={styles.may}>
            {products.length === 0
              ? say(state === 'stopped' ? 'group.may-stopped' : 'group.may-nothing')
              : say('group.may', { products: products.join(say('formats.list-separator')) })}
          </p>
          {managed && organising.mayChange && <OrganisationActs organising={organising} organisation={managed} />}
        </div>
      </div>
      {below.length > 0 && isUnfolded && (
        <ul id={listId} className={styles.below}>
          {below.map((each) => (
            <Branch key={each.organisation.id} presenter={presenter} branch={each} parentName={name} />
          ))}
        </ul>
      )}
    </li>
  );
});

/** The inner organisations as a tree. */
export const OrganisationTree = observer(function OrganisationTree({
  presenter,
}: {
  readonly presenter: InnerOrgsPresenter;
}) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {presenter.branches.map((each) => (
        <Branch key={each.organisation.id} presenter={presenter} branch={each} parentName="" />
      ))}
    </ul>
  );
});
