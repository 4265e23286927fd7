// Half of all code, and nothing of the site's own: it comes with the page, while the rest (main.tsx) is still to be asked for.
import 'react-dom/client';
