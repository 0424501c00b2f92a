/** What the program is made with, as a part of its own that runs before the others. */
export { createRoot } from 'react-dom/client'
