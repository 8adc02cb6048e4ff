import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import type { Column } from '../../views/design/table/data-table-types.ts';
import type { Standard } from '../api/standard-answers.ts';
import type { SandboxSay } from '../words/use-sandbox-words.ts';
import type { StandardsPresenter } from './standards-presenter.ts';

type Category = Standard['categories'][number];

/** The columns of a standard's categories: the name, whether it is required, and the buttons that change it. */
export function categoryColumns(
  say: SandboxSay,
  standard: Standard,
  { requiredPressed, removePressed }: Pick<StandardsPresenter, 'requiredPressed' | 'removePressed'>,
): readonly Column<Category>[] {
  return [
    {
      id: 'name',
      title: say('sandbox-standards.name'),
      minWidth: 200,
      share: 1,
      cell: ({ name }) => name,
      onCard: 'title',
    },
    {
      id: 'required',
      title: say('sandbox-standards.asked-as'),
      minWidth: 128,
      share: 0,
      cell: ({ required }) => (
        <StateBadge tone={required ? 'warn' : 'idle'}>
          {say(required ? 'sandbox-standards.required' : 'sandbox-standards.optional')}
        </StateBadge>
      ),
      onCard: 'badge',
    },
    {
      id: 'change',
      title: say('sandbox-standards.change'),
      minWidth: 256,
      share: 0,
      onCard: 'line',
      cell: ({ name, required }) => (
        <span>
          <PressButton
            kind="subtle"
            size="small"
            label={say(required ? 'sandbox-standards.make-optional-of' : 'sandbox-standards.make-required-of', {
              name,
            })}
            onPress={async () => requiredPressed(standard, name, !required)}
          >
            {say(required ? 'sandbox-standards.make-optional' : 'sandbox-standards.make-required')}
          </PressButton>{' '}
          <PressButton
            kind="subtle"
            size="small"
            label={say('sandbox-standards.remove-of', { name })}
            onPress={async () => removePressed(standard, name)}
          >
            {say('sandbox-standards.remove')}
          </PressButton>
        </span>
      ),
    },
  ];
}
