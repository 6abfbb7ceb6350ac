import { createRoot } from 'react-dom/client';

const notices = Array.from({ length: 10 }, (_, index) => `Notice ${index + 1}`);

function ReactPage() {
  return (
    <main>
      <h1>Notices</h1>
      {notices.map((notice) => (
        <article key={notice}>
          <h2>{notice}</h2>
          <p>
            A gaffer is wanted by Friday for two nights on a roof, with a van and a sense of humour.
          </p>
        </article>
      ))}
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ReactPage />);
