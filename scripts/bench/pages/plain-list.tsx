import { createRoot } from 'react-dom/client';
import { manyCandidates } from './many-candidates.ts';

/** The smallest React page that shows a list: the same number of rows and columns, without controls. */
function PlainList() {
  return (
    <div role="table">
      {manyCandidates(20).map((each) => (
        <div key={each.id} role="row">
          {[
            each.number,
            each.payerName,
            each.supplierName,
            each.funderName,
            each.state,
            each.dueDate,
            each.accountNumber,
          ].map((text, column) => (
            // The order of the columns does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={column} role="cell">
              {text}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PlainList />);
