# language: es
Característica: Lo que dicen las pantallas de las tarjetas

  Regla: La tarjeta que se carga para las cuotas es la propia

    @CAR-06 @CAR-10 @camino
    Escenario: Al agregarla no se ofrece cargar la de otra persona
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Entonces la pantalla dice:
        | Tiene que ser una tarjeta de débito a tu nombre. |
      Y la pantalla no dice:
        | La tarjeta es de otra persona |

    @CAR-09 @CAR-10
    Escenario: Al reemplazar otra tampoco
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere reemplazar la tarjeta "Maestro 0926" por una nueva
      Entonces la pantalla dice:
        | Va a reemplazar a tu tarjeta Maestro 0926. Tiene que estar a tu nombre. |
      Y la pantalla no dice:
        | La tarjeta es de otra persona |

  Regla: Lo que está mal de la tarjeta se dice antes de mandarla

    @CAR-06 @PAY-14
    Esquema del escenario: El número <número>
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Y carga una tarjeta con el número "<número>"
      Entonces se le pide que corrija:
        | <motivo> |

      Ejemplos:
        | número          | motivo                                                                         |
        | 45176500123     | El número de la tarjeta está incompleto.                                       |
        | 370000000000002 | El código de seguridad tiene 3 números, o 4 si la tarjeta es American Express. |

    @CAR-06 @PAY-14
    Escenario: Un DNI corto
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Y carga una tarjeta con el DNI "31447"
      Entonces se le pide que corrija:
        | El DNI debe ser un número entre 6 y 8 dígitos |

    @CAR-06 @PAY-14
    Escenario: Un número de 12 alcanza
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Y carga una tarjeta con el número "501800000926"
      Entonces la tarjeta a agregar es "Maestro Débito xxxx 0926 Paula Navarro"

    @CAR-06
    Escenario: De una tarjeta sin marca se lee que es de débito
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Y carga una tarjeta con el número "9017650012344821"
      Y confirma la tarjeta
      Entonces la pantalla dice:
        | Agregamos tu tarjeta                                         |
        | Desde la próxima cuota debitamos de tu tarjeta de débito 4821. |

  Regla: Si se cargó dos veces, no se dice cuál quedó sin saberlo

    @CAR-06 @PAY-16
    Escenario: La agregada puede ser la de antes
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" no llega
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y toca "Volver a cargar la tarjeta"
      Y carga una tarjeta con el número "4517650012345555"
      Y confirma la tarjeta
      Entonces la pantalla dice:
        | Agregamos tu tarjeta                                              |
        | Mirá en tus tarjetas cuál quedó: puede ser la que cargaste antes. |
      Y la pantalla lleva a:
        | Ir a mis tarjetas | /mis-tarjetas |

    @CAR-09 @PAY-16
    Escenario: La que tomó el lugar puede ser la de antes
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo por una nueva" no llega
      Cuando quiere reemplazar la tarjeta "Maestro 0926" por una nueva
      Y carga su tarjeta nueva
      Y toca "Volver a cargar la tarjeta"
      Y carga una tarjeta con el número "4517650012345555"
      Entonces la pantalla dice:
        | Reemplazamos tu tarjeta                                          |
        | Mirá en tus tarjetas cuál quedó: puede ser la que elegiste antes. |

    @CAR-09 @PAY-16
    Escenario: Si de un intento anterior no se sabe, no se dice que todo sigue igual
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "el reemplazo por una nueva" no llega
      Y que el prestamista no lleva claves de las tarjetas
      Cuando quiere reemplazar la tarjeta "Maestro 0926" por una nueva
      Y carga su tarjeta nueva
      Y toca "Volver a cargar la tarjeta"
      Y carga una tarjeta con el número "4517650012340002"
      Entonces la pantalla dice:
        | Esta tarjeta no sirve para el reemplazo                                                                          |
        | El banco no la aceptó y con este intento no cambió nada. Fijate cómo están tus tarjetas antes de probar con otra. |

    @CAR-06 @PAY-16
    Escenario: Tampoco al agregarla
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" no llega
      Y que la consulta de "la tarjeta nueva" se rechaza con "DENIED"
      Y que el prestamista no lleva claves de las tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y toca "Volver a cargar la tarjeta"
      Y carga una tarjeta con el número "4517650012345555"
      Y confirma la tarjeta
      Entonces la pantalla dice:
        | No pudimos agregar tu tarjeta                                                     |
        | Con este intento no cambió nada. Fijate en tus tarjetas si quedó la de antes.     |
        | El banco no aceptó la tarjeta.                                                    |
