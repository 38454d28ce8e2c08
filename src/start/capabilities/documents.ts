import './loans'
import { CustomerDocumentQueries } from '@/application/documents/customer-document-queries.port'
import { ReceiptUploadGateway, DocumentQueries } from '@/application/documents/document.port'
import { IssuerKeysStore } from '@/application/documents/issuer-keys-store.port'
import { StoredCertificateIssuerKeys } from '@/adapters/device/stored/stored-issuer-keys'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(
    CustomerDocumentQueries,
    async () => (await import('@/adapters/http/customer-document-queries')).HttpCustomerDocumentQueries,
  ),
  createGatewayBinding(ReceiptUploadGateway, (http) => http.HttpDocumentGateway),
  createGatewayBinding(DocumentQueries, (http) => http.HttpDocumentGateway),
  createAdapterBinding(IssuerKeysStore, StoredCertificateIssuerKeys),
)
