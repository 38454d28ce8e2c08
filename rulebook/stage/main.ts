// React starts in this small script. While it starts it creates errors, and for each of them the browser
// reads the script again to find the line. In the large script of the program, that would take longer.
import 'react-dom/client'

/**
 * Loads the stage's program with `import()`. The browser then compiles it in parallel with the page's other
 * work. A script that the page names is compiled before the page does anything else.
 */
void import('./program')
