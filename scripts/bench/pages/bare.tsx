import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The smallest React page that can sign in. */
function Bare() {
  const [name, setName] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        用户名 <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit">登录</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
