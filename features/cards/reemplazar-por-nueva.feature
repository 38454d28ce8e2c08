# language: es
Característica: Reemplazar una tarjeta por una nueva
  La tarjeta que ya no sirve deja su lugar a una que Paula carga.

  Regla: También se puede cargar una nueva

    @CAR-08 @CAR-09 @camino
    Escenario: La nueva toma el lugar de la anterior
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga su tarjeta nueva
      Y sigue por donde se le ofrece
      Entonces sus tarjetas son:
        | Visa Débito xxxx 3308                     |
        | Mastercard Débito xxxx 7154 Por vencer    |
        | Cabal Débito xxxx 6472 No se debita |
        | Visa Débito xxxx 4821                     |

    @CAR-08
    Escenario: Su nombre y su DNI ya están escritos
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Entonces de la tarjeta quedan escritos:
        |                |
        | Paula Navarro  |
        |                |
        |                |
        | 31447902       |

    @CAR-09 @PAY-16
    Escenario: Si el prestamista no sabe decirlo, la lista muestra que la nueva tomó su lugar
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la respuesta de "el reemplazo por una nueva" se pierde
      Y que el prestamista no lleva claves de las tarjetas
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga su tarjeta nueva
      Entonces la pantalla dice:
        | Reemplazamos tu tarjeta                                           |
        | Desde la próxima cuota debitamos de tu Visa 4821. |

    @CAR-09
    Escenario: Una tarjeta que no sirve tiene su página
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga una tarjeta con el número "4517650012340002"
      Entonces llega a "/mis-tarjetas/error/fallo-reemplazo"
      Y la pantalla dice:
        | Esta tarjeta no sirve para el reemplazo                                               |
        | El banco no la aceptó y tu tarjeta anterior sigue igual. Probá con otra tarjeta.      |
      Y la pantalla lleva a:
        | Cargar otra tarjeta | /mis-tarjetas/reemplazar/nueva |
        | Ir a mis tarjetas   | /mis-tarjetas                  |

    @CAR-09
    Escenario: La nueva se carga con cada dato a la vista
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Entonces la pantalla dice:
        | Cargá la tarjeta nueva                                                    |
        | Va a reemplazar a tu tarjeta Maestro 0926. Tiene que estar a tu nombre.  |
        | Número de la tarjeta                                                      |
        | No guardamos el número ni el código de seguridad en este dispositivo.     |
        | Reemplazar tarjeta                                                        |
      Y la pantalla lleva a:
        | Reemplazá tu tarjeta | /mis-tarjetas/reemplazar/detalle |

    @CAR-09
    Escenario: Mientras se reemplaza por la nueva se dice
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo por una nueva" no vuelve
      Cuando quiere reemplazar la tarjeta "Maestro 0926" por una nueva
      Y manda su tarjeta nueva sin esperar
      Entonces mientras tanto la pantalla dice:
        | Estamos reemplazando tu tarjeta |

    @CAR-09
    Escenario: Mientras una nueva toma su lugar no se carga otra
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo por una nueva" no vuelve
      Cuando quiere reemplazar la tarjeta "Maestro 0926" por una nueva
      Y manda su tarjeta nueva y se va al inicio
      Y vuelve atrás
      Y quiere reemplazar la tarjeta "Maestro 0926" por una nueva
      Y carga su tarjeta nueva
      Entonces un aviso dice "Todavía estamos reemplazando esta tarjeta. Esperá a que te avisemos cómo terminó."

    @CAR-09 @CAR-10
    Esquema del escenario: Quien se fue también se entera de que la nueva no sirve: <por qué>
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926" por una nueva
      Y manda una tarjeta <por qué> y se va al inicio
      Entonces un aviso dice "<aviso>"

      Ejemplos:
        | por qué            | aviso                                                                                                        |
        | que el banco no acepta | No pudimos reemplazar tu tarjeta Maestro 0926. El banco no aceptó la tarjeta nueva.            |
        | de otra persona    | No pudimos reemplazar tu tarjeta Maestro 0926. La tarjeta nueva está a nombre de otra persona. |

    @CAR-09
    Escenario: Lo que falta de la nueva se pide todo junto
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y no completa la tarjeta nueva
      Entonces se le pide que corrija:
        | Ingresá el número de la tarjeta.             |
        | Ingresá el vencimiento.                      |
        | Ingresá el código de seguridad.              |
        | Ingresá el nombre como figura en la tarjeta. |
        | El DNI es requerido                          |

    @CAR-09
    Escenario: Con cualquier otra falla se carga de nuevo, sin el número ni el código
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo por una nueva" responde que el pedido está mal
      Y que "el estado del pago" dice que se rechazó con "OTHER_ERROR"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga su tarjeta nueva
      Y sigue por donde se le ofrece
      Entonces de la tarjeta quedó escrito "Paula Navarro", sin el número ni el código

    @CAR-09
    Escenario: Si el servidor falla no se sabe si se reemplazó
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo por una nueva" responde que tuvo un problema
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga su tarjeta nueva
      Entonces la pantalla dice:
        | No sabemos si se reemplazó tu tarjeta                                                 |
        | Tuvimos un problema de nuestro lado. Fijate en tus tarjetas antes de probar de nuevo. |
      Y la pantalla lleva a:
        | Ir a mis tarjetas          | /mis-tarjetas                  |
        | Volver a cargar la tarjeta | /mis-tarjetas/reemplazar/nueva |

    @CAR-09
    Escenario: Con otra falla se dice dónde seguir
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo por una nueva" responde que el pedido está mal
      Y que "el estado del pago" dice que se rechazó con "OTHER_ERROR"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga su tarjeta nueva
      Entonces la pantalla lleva a:
        | Volver a cargar la tarjeta | /mis-tarjetas/reemplazar/nueva |
        | Ir a mis tarjetas          | /mis-tarjetas                  |

    @CAR-10
    Escenario: Una tarjeta de otra persona se avisa en el lugar
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga una tarjeta con el DNI "28456123"
      Entonces llega a "/mis-tarjetas/reemplazar/nueva"
      Y ve la pantalla "La tarjeta es de otra persona"

    @CAR-10
    Escenario: Después se carga otra
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga una tarjeta con el DNI "28456123"
      Y toca "Cargar otra tarjeta"
      Entonces ve la pantalla "Cargá la tarjeta nueva"
