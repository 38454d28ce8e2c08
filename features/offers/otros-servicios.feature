# language: es
Característica: Otros servicios
  Se recarga el celular y se pagan servicios con un préstamo.

  Regla: Cada servicio lleva a su préstamo

    @OFF-05 @camino
    Escenario: Recargar el celular pide el préstamo de una recarga
      Dado que Marta ingresó y está en "otros servicios"
      Cuando elige el servicio "Recargar el celular"
      Entonces llega a "/nuevo-prestamo?product=19&subproduct=69"
      Y ve la pantalla "Recarga de celular"

    @OFF-05
    Escenario: Pagar servicios pide el de un servicio
      Dado que Marta ingresó y está en "otros servicios"
      Cuando elige el servicio "Pagar servicios"
      Entonces llega a "/nuevo-prestamo?product=19&subproduct=91"
      Y ve la pantalla "Pago de servicios"

    @OFF-05 @SES-05
    Esquema del escenario: Las estadísticas saben que se eligió <servicio>, y nada más
      Dado que Marta ingresó y está en "otros servicios"
      Cuando elige el servicio "<servicio>"
      Entonces las estadísticas reciben "/otros-servicios", "<elección>" y "/nuevo-prestamo"

      Ejemplos:
        | servicio            | elección  |
        | Recargar el celular | recharge  |
        | Pagar servicios     | pay-bills |

    @OFF-05 @SES-11
    Escenario: A quien debe no se le ofrecen
      Dado que Raúl ingresó
      Cuando abre "otros servicios"
      Entonces llega a "el inicio"

  Regla: Cada servicio dice para qué es

    @OFF-05
    Escenario: Qué se puede recargar y qué se puede pagar
      Dado que Marta ingresó y está en "otros servicios"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Pagos y recargas                                |
        | Recargá o pagá ahora, y devolvelo en cuotas.   |
        | Recargar el celular De cualquier compañía       |
        | Pagar servicios Luz, gas, agua, internet        |
      Y quien no ve la pantalla oye:
        | Qué querés hacer |
