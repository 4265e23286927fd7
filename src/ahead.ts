// What takes long and needs nothing of the site: it comes with the page, while the rest (main.tsx) is still to be asked for.
import 'react/jsx-runtime';
import 'react-dom/client';

// The first formatter of a process reads the browser's tables, some 15 ms (60 on a slow phone): in a task of its own, in a pause.
setTimeout(() => (0).toLocaleString(document.documentElement.lang));
