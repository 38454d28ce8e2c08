# language: es
Característica: Reemplazar una tarjeta
  Una tarjeta vencida o que no se puede cobrar deja su lugar a otra.

  Regla: Antes se ve qué paga

    @CAR-08
    Escenario: Los préstamos de la tarjeta y cuánto suman sus cuotas
      Dado que Paula está en sus tarjetas
      Cuando quiere reemplazar la tarjeta "Maestro Débito xxxx 0926"
      Entonces los préstamos de la tarjeta son:
        | Compra en comercio Casa Ferro · Préstamo 40151208 · Cuota 2 de 6 $ 15.320,10 |
        | Préstamo en sucursal Préstamo 40153391 · Cuota 5 de 10 $ 18.905,25           |
      Y el total de las cuotas es "$ 34.225,35"

    @CAR-08
    Escenario: Cancelar vuelve a la lista
      Dado que Paula está en sus tarjetas
      Cuando quiere reemplazar la tarjeta "Maestro Débito xxxx 0926"
      Y cancela
      Entonces en sus tarjetas llega a "/mis-tarjetas"

    @CAR-08
    Escenario: Si no cargan las otras tarjetas, lo que paga se ve igual
      Dado que de las tarjetas de Paula solo carga la vencida
      Cuando quiere reemplazar la tarjeta "Maestro Débito xxxx 0926"
      Entonces el total de las cuotas es "$ 34.225,35"
      Y un aviso dice "No pudimos cargar tus otras tarjetas. Probá de nuevo."

  Regla: Se elige entre las tarjetas que no vencieron

    @CAR-08
    Escenario: Las vencidas no se ofrecen
      Dado que hoy es el 21 de noviembre de 2026
      Y que Paula está en sus tarjetas
      Cuando quiere reemplazar la tarjeta "Cabal Débito xxxx 6472"
      Y sigue con el reemplazo
      Entonces puede reemplazarla por:
        | Visa Débito xxxx 3308 · Vence 12/28                  |
        | Mastercard Débito xxxx 7154 · Vence 12/26 Por vencer |

    @CAR-08
    Escenario: Sin otra que sirva se carga una nueva
      Dado que Paula solo tiene tarjetas vencidas
      Cuando quiere reemplazar la tarjeta "Maestro Débito xxxx 0926"
      Y sigue con el reemplazo
      Entonces en sus tarjetas llega a "/mis-tarjetas/reemplazar/nueva"

    @CAR-09
    Escenario: Otra tarjeta de Paula pasa a pagar los préstamos
      Dado que Paula está en sus tarjetas
      Cuando quiere reemplazar la tarjeta "Cabal Débito xxxx 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa Débito xxxx 3308"
      Y sigue por donde se le ofrece
      Entonces sus tarjetas son:
        | Visa Débito xxxx 3308                  |
        | Mastercard Débito xxxx 7154 Por vencer |
        | Maestro Débito xxxx 0926 Vencida       |

    @CAR-09
    Escenario: Quien se va antes de la respuesta se entera con un aviso
      Dado que Paula está en sus tarjetas
      Cuando quiere reemplazar la tarjeta "Cabal Débito xxxx 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa Débito xxxx 3308" y se va al inicio sin esperar
      Entonces un aviso dice "Reemplazamos tu tarjeta Cabal Débito xxxx 6472."

    @CAR-09
    Escenario: Si el cambio falla se vuelve a elegir
      Dado que Paula está en sus tarjetas
      Y que "el reemplazo" falla con 500
      Cuando quiere reemplazar la tarjeta "Cabal Débito xxxx 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa Débito xxxx 3308"
      Y sigue por donde se le ofrece
      Entonces en sus tarjetas llega a "/mis-tarjetas/reemplazar"

  Regla: También se puede cargar una nueva

    @CAR-08 @CAR-09 @camino
    Escenario: La nueva toma el lugar de la anterior
      Dado que Paula está en sus tarjetas
      Cuando quiere reemplazar la tarjeta "Maestro Débito xxxx 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga su tarjeta nueva
      Y sigue por donde se le ofrece
      Entonces sus tarjetas son:
        | Visa Débito xxxx 3308                     |
        | Mastercard Débito xxxx 7154 Por vencer    |
        | Cabal Débito xxxx 6472 No se debita |
        | Visa Débito xxxx 4821                     |

    @CAR-09
    Escenario: Una tarjeta que no sirve tiene su página
      Dado que Paula está en sus tarjetas
      Cuando quiere reemplazar la tarjeta "Maestro Débito xxxx 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga una tarjeta con el número "4517650012340002"
      Entonces en sus tarjetas llega a "/mis-tarjetas/error/fallo-reemplazo"
      Y en sus tarjetas ve "Esta tarjeta no sirve para el reemplazo"

    @CAR-09
    Escenario: Con cualquier otra falla se carga de nuevo, sin el número ni el código
      Dado que Paula está en sus tarjetas
      Y que "el reemplazo por una nueva" falla con 500
      Cuando quiere reemplazar la tarjeta "Maestro Débito xxxx 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga su tarjeta nueva
      Y sigue por donde se le ofrece
      Entonces de la tarjeta quedó escrito "Paula Navarro", sin el número ni el código

    @CAR-10
    Escenario: Una tarjeta de otra persona se avisa en el lugar
      Dado que Paula está en sus tarjetas
      Cuando quiere reemplazar la tarjeta "Maestro Débito xxxx 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga una tarjeta con el DNI "28456123"
      Entonces en sus tarjetas llega a "/mis-tarjetas/reemplazar/nueva"
      Y en sus tarjetas ve "La tarjeta está a nombre de otra persona"
