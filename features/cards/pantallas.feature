# language: es
Característica: Lo que dicen las pantallas de las tarjetas

  Regla: La tarjeta que se carga para las cuotas es la propia

    @CAR-06 @CAR-10
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
        | Va a reemplazar a Maestro 0926. Tiene que estar a tu nombre. |
      Y la pantalla no dice:
        | La tarjeta es de otra persona |
