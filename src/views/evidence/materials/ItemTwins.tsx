import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../design/panels/Notice.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { usePaths } from '../shared/book-context.ts';
import { scrollToPlace } from './use-mend-place.ts';
import { useMaterials } from './materials-context.ts';

/** The warning that an invoice is void or reversed, or is used twice, with a link to the other document or package. */
export function ItemTwins({ view }: { readonly view: ItemView }) {
  const { actions } = useMaterials();
  const paths = usePaths();
  const { say } = useWords();
  const show = (documentId: string): void => {
    const place = actions.documentLinkPressed(documentId);
    if (place) scrollToPlace(place);
  };
  const { usedIn, mark } = view;
  return (
    <>
      {mark !== undefined && (
        <Notice tone="bad" small>
          {say(mark === 'RED' ? 'reuse.red-note' : 'reuse.void-note')}
        </Notice>
      )}
      {usedIn !== undefined && (
        <Notice
          tone="warn"
          small
          actions={
            <LinkButton size="small" to={paths.detail(usedIn)}>
              {say('materials.see')}
            </LinkButton>
          }
        >
          {say('reading.used-note', { usedIn })}
        </Notice>
      )}
      {view.twins.map((twin) => (
        <Notice
          key={twin.documentId}
          tone="warn"
          small
          actions={
            <PressButton
              kind="subtle"
              size="small"
              label={say('materials.see-twin', twin)}
              onPress={() => show(twin.documentId)}
            >
              {say('materials.see')}
            </PressButton>
          }
        >
          {say('materials.same-invoice', twin)}
        </Notice>
      ))}
    </>
  );
}
