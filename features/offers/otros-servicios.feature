# language: es
Característica: Otros servicios
  Se recarga el celular y se pagan servicios con un préstamo.

  Regla: Cada servicio lleva a su préstamo

    @OFF-05 @camino
    Esquema del escenario: <servicio>
      Dado que Marta ingresó y está en "otros servicios"
      Cuando elige "<servicio>"
      Entonces llega a "<destino>"

      Ejemplos:
        | servicio            | destino                                  |
        | Recargar el celular | /nuevo-prestamo?product=19&subproduct=69 |
        | Pagar servicios     | /nuevo-prestamo?product=19&subproduct=91 |

    @OFF-05 @SES-05
    Esquema del escenario: Las estadísticas saben que se eligió <servicio>, y nada más
      Dado que Marta ingresó y está en "otros servicios"
      Cuando elige "<servicio>"
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
