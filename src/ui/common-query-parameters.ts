import type { PathAndQuery } from './address'
import { parseAddressQuery, type AddressQueryValuesRead } from './query'
import { exactTextFlagParam, textParam } from './query-fields'

/** Query parameters that any address may have. Source: SES-02, SES-04. */
const commonQueryFields = {
  redirectUrl: textParam('redirectUrl'),
  isExternalRequest: exactTextFlagParam('externalRequest', 'true'),
}

export function readCommonQueryParameters(
  place: PathAndQuery,
): AddressQueryValuesRead<typeof commonQueryFields> {
  return parseAddressQuery(commonQueryFields, place)
}
