/**
 * Media type of the cucumber attachment for the screenshot of a step. The attachment contains the
 * screenshot's file name.
 */
export const stepScreenshotMediaType = 'application/x.portal-picture'

/**
 * The environment variable with the path of the folder for screenshots of steps. Without it no screenshots
 * are taken.
 */
export const screenshotFolderEnvironmentVariable = 'PORTAL_PICTURES'
