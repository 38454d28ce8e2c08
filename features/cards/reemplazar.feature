# language: es
Característica: Reemplazar una tarjeta
  Una tarjeta vencida o que no se puede cobrar deja su lugar a otra.

  Regla: Antes se ve qué paga

    @CAR-08
    Escenario: Los préstamos de la tarjeta y cuánto suman sus cuotas
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Entonces los préstamos de la tarjeta son:
        | Casa Ferro Préstamo 40151208 · Cuota 2 de 6 $ 15.320,10 |
        | Préstamo en sucursal Préstamo 40153391 · Cuota 5 de 10 $ 18.905,25           |
      Y el total de las cuotas es "$ 34.225,35"
      Y la pantalla dice:
        | Reemplazá tu tarjeta                                             |
        | La tarjeta que elijas va a pagar las cuotas de estos préstamos.  |
        | Préstamos que paga hoy                                           |
        | Total a pagar                                                    |
        | Es la suma de las cuotas de estos préstamos.                     |
        | Continuar                                                        |
        | Cancelar                                                         |
      Y quien no ve la pantalla oye:
        | Préstamos que paga hoy |
        | Préstamos que paga hoy |
        | Total a pagar          |
      Y la pantalla lleva a:
        | Tu tarjeta | /mis-tarjetas/detalle |

    @CAR-08
    Escenario: Cancelar vuelve a la lista
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y cancela
      Entonces llega a "/mis-tarjetas"

    @CAR-08
    Escenario: Si no cargan las otras tarjetas, lo que paga se ve igual
      Dado que de las tarjetas de Paula solo carga la vencida
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Entonces el total de las cuotas es "$ 34.225,35"
      Y un aviso dice "No pudimos cargar tus otras tarjetas. Probá de nuevo."
      Y la pantalla dice:
        | No pudimos cargar tus otras tarjetas. |

    @CAR-08
    Escenario: Las otras tarjetas que no cargaron se piden de nuevo
      Dado que de las tarjetas de Paula solo carga la vencida
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y prueba de nuevo
      Y sigue con el reemplazo
      Entonces llega a "/mis-tarjetas/reemplazar"

    @CAR-08
    Escenario: Lo que no carga se dice en el lugar y con un aviso
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "los préstamos de la tarjeta" responde que tuvo un problema
      Y que la consulta de "los préstamos de la tarjeta" responde que tuvo un problema
      Cuando abre la tarjeta "Maestro 0926"
      Y cierra el aviso
      Y toca "Reemplazar tarjeta"
      Entonces un aviso dice "No pudimos cargar los préstamos de esta tarjeta. Probá de nuevo."
      Y la pantalla dice:
        | No pudimos cargar los préstamos de esta tarjeta. |

    @CAR-08
    Escenario: Si la tarjeta no paga nada se dice
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la tarjeta no paga ningún préstamo
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Entonces la pantalla dice:
        | Esta tarjeta no paga ningún préstamo. |

  Regla: Se elige entre las tarjetas que no vencieron

    @CAR-08
    Escenario: Las vencidas no se ofrecen
      Dado que hoy es el 21 de noviembre de 2026
      Y que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Entonces puede reemplazarla por:
        | Visa 3308 Débito · Vence 12/28                  |
        | Mastercard 7154 Débito · Vence 12/26 Por vencer |
      Y la pantalla dice:
        | ¿Con qué tarjeta la reemplazás?                     |
        | Va a pagar los préstamos de tu tarjeta Cabal 6472. |
        | Tus otras tarjetas                                  |
        | Reemplazar tarjeta                                  |
      Y quien no ve la pantalla oye:
        | ¿Con qué tarjeta la reemplazás? |
      Y la pantalla lleva a:
        | Reemplazá tu tarjeta | /mis-tarjetas/reemplazar/detalle |
        | Agregar tarjeta      | /mis-tarjetas/reemplazar/nueva   |

    @CAR-08
    Escenario: La que vence este mes todavía sirve
      Dado que además de la vencida Paula tiene una tarjeta que vence este mes
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Entonces puede reemplazarla por:
        | Visa 3308 Débito · Vence 11/26 Por vencer |

    @CAR-08
    Escenario: Mientras las otras tarjetas no llegan se dice qué se espera
      Dado que Paula tiene otra tarjeta, que al elegir se hace esperar
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y toca "Continuar"
      Entonces mientras tanto la pantalla dice:
        | ¿Con qué tarjeta la reemplazás? |
        | Buscando tus otras tarjetas     |

    @CAR-08
    Escenario: Si al elegir ya no hay otra se carga una nueva
      Dado que Paula tiene otra tarjeta, que al elegir ya no está
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Entonces llega a "/mis-tarjetas/reemplazar/nueva"

    @CAR-08
    Escenario: Para seguir hay que elegir una
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y toca "Reemplazar tarjeta"
      Entonces se le pide que corrija:
        | Elegí una tarjeta para continuar. |

    @CAR-08
    Escenario: Sin otra que sirva se carga una nueva
      Dado que Paula solo tiene tarjetas vencidas
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Entonces llega a "/mis-tarjetas/reemplazar/nueva"

    @CAR-09 @camino
    Escenario: Otra tarjeta de Paula pasa a pagar los préstamos
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308"
      Y sigue por donde se le ofrece
      Entonces sus tarjetas son:
        | Visa Débito xxxx 3308                  |
        | Mastercard Débito xxxx 7154 Por vencer |
        | Maestro Débito xxxx 0926 Vencida       |

    @CAR-09
    Escenario: Quien se va antes de la respuesta se entera con un aviso
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308" y se va al inicio sin esperar
      Entonces un aviso dice "Reemplazamos tu tarjeta Cabal 6472."

    @CAR-09
    Escenario: Quien sigue en la tarjeta que ya se reemplazó vuelve a sus tarjetas
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308" y vuelve un paso sin esperar
      Entonces llega a "/mis-tarjetas"
      Y un aviso dice "Reemplazamos tu tarjeta Cabal 6472."

    @CAR-09
    Escenario: Si el cambio falla se vuelve a elegir
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo" responde que el pedido está mal
      Y que "el estado del pago" dice que se rechazó con "OTHER_ERROR"
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308"
      Y sigue por donde se le ofrece
      Entonces llega a "/mis-tarjetas/reemplazar"

    @CAR-09
    Esquema del escenario: Cada falla al reemplazar tiene su explicación y adónde seguir
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo" <falla>
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308"
      Entonces la pantalla dice:
        | <título>      |
        | <explicación> |
      Y la pantalla lleva a:
        | <primero> | <adónde>         |
        | <después> | <o si no adónde> |

      Ejemplos:
        | falla                           | título                                | explicación                                                                           | primero           | adónde        | después                     | o si no adónde           |
        | responde que tuvo un problema   | No sabemos si se reemplazó tu tarjeta | Tuvimos un problema de nuestro lado. Fijate en tus tarjetas antes de probar de nuevo. | Ir a mis tarjetas | /mis-tarjetas | Volver a elegir una tarjeta | /mis-tarjetas/reemplazar |
        | no llega                        | No sabemos si se reemplazó tu tarjeta | No tuvimos respuesta. Fijate en tus tarjetas antes de probar de nuevo.                | Ir a mis tarjetas | /mis-tarjetas | Volver a elegir una tarjeta | /mis-tarjetas/reemplazar |

    @CAR-09 @PAY-16
    Escenario: Si el prestamista dice que no la reemplazó, recién ahí se dice
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo" responde que tuvo un problema
      Y que "el estado del pago" dice que se rechazó con "OTHER_ERROR"
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308"
      Entonces la pantalla dice:
        | No pudimos reemplazar tu tarjeta |
        | Tus tarjetas siguen igual.       |

    @CAR-09 @PAY-16
    Escenario: Si se reemplazó y no llegó la respuesta, se le pregunta al prestamista
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la respuesta de "el reemplazo" se pierde
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308"
      Entonces la pantalla dice:
        | Reemplazamos tu tarjeta                                           |
        | Desde la próxima cuota debitamos de tu Visa 3308. |

    @CAR-09 @PAY-16
    Escenario: Si el prestamista no sabe decirlo, la lista muestra por cuál se reemplazó
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la respuesta de "el reemplazo" se pierde
      Y que el prestamista no lleva claves de las tarjetas
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308"
      Entonces la pantalla dice:
        | Reemplazamos tu tarjeta                                           |
        | Desde la próxima cuota debitamos de tu Visa 3308. |

    @CAR-09
    Escenario: Reemplazada, se dice de cuál se debita
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308"
      Entonces la pantalla dice:
        | Reemplazamos tu tarjeta                                           |
        | Desde la próxima cuota debitamos de tu Visa 3308. |
      Y la pantalla lleva a:
        | Ir a mis tarjetas | /mis-tarjetas |

    @CAR-09
    Escenario: Mientras se reemplaza se dice
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo" no vuelve
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y elige "Visa 3308" para reemplazarla
      Y toca "Reemplazar tarjeta"
      Entonces mientras tanto la pantalla dice:
        | Estamos reemplazando tu tarjeta |

    @CAR-09
    Escenario: Mientras una tarjeta se reemplaza no se reemplaza otra vez
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo" no vuelve
      Cuando empieza a reemplazar "Cabal 6472" por "Visa 3308" y se va al inicio
      Y vuelve atrás
      Y vuelve a reemplazar "Cabal 6472" por "Visa 3308"
      Entonces un aviso dice "Todavía estamos reemplazando esta tarjeta. Esperá a que te avisemos cómo terminó."
