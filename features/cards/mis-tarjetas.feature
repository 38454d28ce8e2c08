# language: es
Característica: Mis tarjetas
  Quien paga con débito ve sus tarjetas, cómo está cada una y qué préstamos paga.

  Regla: La lista muestra cada tarjeta y avisa de las que no sirven

    @CAR-01 @CAR-02
    Escenario: Paula ve sus cuatro tarjetas
      Dado que hoy es el 21 de noviembre de 2026
      Y que Paula ingresó y está en "mis tarjetas"
      Entonces sus tarjetas son:
        | Visa Débito xxxx 3308                     |
        | Mastercard Débito xxxx 7154 Por vencer    |
        | Maestro Débito xxxx 0926 Vencida          |
        | Cabal Débito xxxx 6472 No se debita |
      Y la pantalla dice:
        | Mis tarjetas                                                      |
        | Con estas tarjetas de débito se pagan las cuotas de tus préstamos. |
      Y quien no ve la pantalla oye:
        | Tus tarjetas de débito |
      Y la pantalla lleva a:
        | Agregar tarjeta | /mis-tarjetas/prestamos |

    @CAR-01
    Escenario: De los números que el prestamista manda enteros se ven los últimos cuatro
      Dado que hoy es el 21 de noviembre de 2026
      Y que Paula ingresó y está en "mis tarjetas"
      Y que el prestamista manda enteros los números de las tarjetas
      Cuando abre la tarjeta "Visa 3308"
      Entonces la tarjeta vence en "12/28"
      Y no se lee ni queda guardado "4507995"

    @CAR-01
    Escenario: El número que viene con la marca no se muestra
      Dado que las tarjetas de Paula son:
        | Visa Débito 4507995555553308 |
        | Maestro 5018 5555 5555 0926  |
      Entonces sus tarjetas son:
        | Visa Débito xxxx 3300            |
        | Maestro Débito xxxx 3310         |
      Y no se lee ni queda guardado "5555"

    @CAR-01
    Escenario: Cada marca se reconoce por su nombre y por su dibujo
      Dado que las tarjetas de Paula son:
        | visa débito             |
        | MASTERCARD Débito       |
        | Maestro Débito          |
        | Cabal débito            |
        | American Express Débito |
        | Amex                    |
        | Naranja                 |
        | Diners Club             |
        | Confiable Débito        |
        | Segura                  |
        | American Express        |
        | Débito                  |
      Entonces sus tarjetas son:
        | Visa débito xxxx 3300            |
        | Mastercard Débito xxxx 3310      |
        | Maestro Débito xxxx 3320         |
        | Cabal débito xxxx 3330           |
        | American Express Débito xxxx 3340 |
        | American Express Débito xxxx 3350 |
        | Naranja Débito xxxx 3360         |
        | Diners Club xxxx 3370            |
        | Confiable Débito xxxx 3380       |
        | Segura Débito xxxx 3390          |
        | American Express Débito xxxx 3100 |
        | Tarjeta de débito xxxx 3110      |
      Y las marcas dibujadas son:
        | Visa             |
        | Mastercard       |
        | Maestro          |
        | Cabal            |
        | American Express |
        | American Express |
        | Naranja          |
        | Diners           |
        |                  |
        |                  |
        | American Express |
        |                  |

    @CAR-01
    Escenario: Mientras las tarjetas no llegan se dice qué se espera
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la lista de tarjetas" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Mis tarjetas                                                      |
        | Con estas tarjetas de débito se pagan las cuotas de tus préstamos. |
        | Cargando tus tarjetas                                             |

    @CAR-02 @solo-navegador
    Escenario: El borde acompaña al estado
      Dado que Paula ingresó y está en "mis tarjetas"
      Entonces los bordes de sus tarjetas son:
        | neutral |
        | amber   |
        | red     |
        | red     |

    @CAR-01
    Escenario: Sin tarjetas se explica por qué la lista está vacía
      Dado que Sergio ingresó
      Cuando abre "/mis-tarjetas"
      Entonces llega a "/mis-tarjetas/sin-tarjetas"
      Y la pantalla dice:
        | No tenés tarjetas de débito                                           |
        | Cuando pagues un préstamo con una tarjeta de débito, la vas a ver acá. |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @CAR-01
    Escenario: Si la lista no carga se puede probar de nuevo
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la lista de tarjetas" responde que tuvo un problema
      Cuando sigue por donde se le ofrece
      Entonces llega a "/mis-tarjetas"
      Y sus tarjetas son:
        | Visa Débito xxxx 3308                     |
        | Mastercard Débito xxxx 7154 Por vencer    |
        | Maestro Débito xxxx 0926 Vencida          |
        | Cabal Débito xxxx 6472 No se debita |

    @CAR-01
    Esquema del escenario: Cada falla de la lista tiene su explicación
      Dado que Paula ingresó
      Y que la consulta de "la lista de tarjetas" <falla>
      Cuando abre "/mis-tarjetas"
      Entonces ve la pantalla "No pudimos cargar tus tarjetas"
      Y en sus tarjetas se explica "<explicación>"

      Ejemplos:
        | falla                         | explicación                                                             |
        | responde que tuvo un problema | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.    |
        | no llega                      | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |

    @CAR-01
    Escenario: La dirección de la falla, abierta sola, también lleva a algún lado
      Dado que Paula ingresó
      Cuando abre "/mis-tarjetas/error/fallo-consulta"
      Entonces la pantalla dice:
        | No pudimos cargar tus tarjetas                                       |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
      Y la pantalla lleva a:
        | Probar de nuevo | /mis-tarjetas |
        | Ir al inicio    | /inicio       |

  Regla: Una tarjeta muestra los préstamos que paga

    @CAR-04 @camino
    Escenario: Paula abre su tarjeta vencida
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando abre la tarjeta "Maestro 0926"
      Entonces los préstamos de la tarjeta son:
        | Casa Ferro Préstamo 40151208 · Cuota 2 de 6 $ 15.320,10 |
        | Préstamo en sucursal Préstamo 40153391 · Cuota 5 de 10 $ 18.905,25           |
      Y puede reemplazarla

    @CAR-04
    Escenario: De la tarjeta se lee cuál es, qué le pasa y qué hacer
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando abre la tarjeta "Maestro 0926"
      Entonces la pantalla dice:
        | Tu tarjeta                                                                 |
        | Maestro 0926                                                   |
        | XXXX 0926                                                                  |
        | Vence                                                                      |
        | Vencimiento                                                                |
        | Error:                                                                     |
        | Vencida                                                                    |
        | Esta tarjeta venció. Reemplazala para que tus cuotas se sigan debitando.   |
        | Préstamos que paga                                                         |
      Y quien no ve la pantalla oye:
        | Préstamos que paga |
        | Préstamos que paga |
      Y la pantalla lleva a:
        | Mis tarjetas        | /mis-tarjetas                    |
        | Reemplazar tarjeta  | /mis-tarjetas/reemplazar/detalle |

    @CAR-04
    Escenario: Mientras los préstamos de la tarjeta no llegan se dice qué se espera
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "los préstamos de la tarjeta" no vuelve
      Cuando abre la tarjeta "Cabal 6472"
      Entonces mientras tanto la pantalla dice:
        | No se debita                                                                                  |
        | No pudimos cobrar de esta tarjeta. Reemplazala para que tus cuotas se sigan debitando.        |
        | Buscando los préstamos de esta tarjeta                                                        |

    @CAR-04
    Esquema del escenario: Solo se reemplaza una tarjeta que no sirve
      Dado que hoy es el 21 de noviembre de 2026
      Y que Paula ingresó y está en "mis tarjetas"
      Cuando abre la tarjeta "<tarjeta>"
      Entonces la tarjeta vence en "<vencimiento>"
      Y no se le ofrece reemplazarla

      Ejemplos:
        | tarjeta                     | vencimiento |
        | Visa 3308       | 12/28       |
        | Mastercard 7154 | 12/26       |

    @CAR-04
    Escenario: Una tarjeta sin préstamos lo dice
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando abre la tarjeta "Mastercard 7154"
      Entonces en lugar de préstamos lee "Esta tarjeta no paga ningún préstamo."
      Y la pantalla dice:
        | Atención:                                                    |
        | Por vencer                                                   |
        | Cuando venza, vas a poder reemplazarla acá.                  |

    @CAR-04
    Escenario: Si los préstamos no cargan un aviso lo dice
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "los préstamos de la tarjeta" responde que tuvo un problema
      Cuando abre la tarjeta "Visa 3308"
      Entonces en lugar de préstamos lee "No pudimos cargar los préstamos de esta tarjeta."
      Y un aviso dice "No pudimos cargar los préstamos de esta tarjeta. Probá de nuevo."

    @CAR-04
    Escenario: Los préstamos que no cargaron se piden de nuevo
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "los préstamos de la tarjeta" responde que tuvo un problema
      Cuando abre la tarjeta "Cabal 6472"
      Y prueba de nuevo
      Entonces los préstamos de la tarjeta son:
        | Pago de servicios Préstamo 40159032 · Cuota 2 de 6 $ 7.208,90 |

    @CAR-04
    Escenario: De un préstamo sin cuota actual se dice cuántas son
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que los préstamos de la tarjeta llegan sin su cuota actual
      Cuando abre la tarjeta "Visa 3308"
      Entonces los préstamos de la tarjeta son:
        | Compra en comercio Préstamo 40151208 · 1 cuota $ 1.000,00  |
        | Compra en comercio Préstamo 40153391 · 6 cuotas $ 2.000,00 |

  Regla: Con una tarjeta que no sirve tampoco se paga una cuota

    @CAR-02 @PAY-15
    Esquema del escenario: El banco no autoriza el pago y no se cobra nada
      Dado que Paula está por pagar con tarjeta de débito el préstamo "40151208"
      Cuando elige pagar con la tarjeta terminada en "<tarjeta>"
      Y intenta pagar
      Entonces el pago no se hizo: "El banco no autorizó el pago"
      Y se cobró 0 veces

      Ejemplos:
        | tarjeta |
        | 0926    |
        | 6472    |

  Regla: Cada pantalla de las tarjetas tiene su dirección

    @CAR-10
    Esquema del escenario: Una dirección que se abre sin lo anterior
      Dado que Paula ingresó
      Cuando abre "<dirección>"
      Entonces llega a "<pantalla>"

      Ejemplos:
        | dirección                          | pantalla                           |
        | /mis-tarjetas/otra-cosa            | /mis-tarjetas                      |
        | /mis-tarjetas/sin-tarjetas         | /mis-tarjetas/sin-tarjetas         |
        | /mis-tarjetas/prestamos            | /mis-tarjetas/prestamos            |
        | /mis-tarjetas/sin-prestamos        | /mis-tarjetas/sin-prestamos        |
        | /mis-tarjetas/error/fallo-consulta | /mis-tarjetas/error/fallo-consulta |

    @CAR-07
    Escenario: Quien dejó la tarjeta sin cargar vuelve a elegir los préstamos
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Y elige del menú "Mis pagos"
      Y vuelve atrás
      Entonces llega a "/mis-tarjetas"

    @CAR-07 @CAR-10
    Esquema del escenario: Un paso sin la tarjeta o sin los préstamos vuelve a la lista
      Dado que Paula ingresó
      Cuando abre "<dirección>"
      Entonces llega a "/mis-tarjetas"

      Ejemplos:
        | dirección                           |
        | /mis-tarjetas/nueva                 |
        | /mis-tarjetas/reemplazar            |
        | /mis-tarjetas/detalle               |
        | /mis-tarjetas/nueva/resumen         |
        | /mis-tarjetas/nueva/final           |
        | /mis-tarjetas/reemplazar/detalle    |
        | /mis-tarjetas/reemplazar/nueva      |
        | /mis-tarjetas/reemplazar/final      |
        | /mis-tarjetas/error/fallo-reemplazo |
